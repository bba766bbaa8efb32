type LoaderContext = { resourcePath: string; getOptions: () => { names: Record<string, Record<string, string>> } };

declare function classNamesLoader(this: LoaderContext): string;

export = classNamesLoader;
