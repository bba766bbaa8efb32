declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    dropTables?: string[];
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

/** What the build knows of its scripts (see gatsby/node/runtime), written into the program that renders them. */
declare const PAGE_RUNTIME: import('./gatsby/node/runtime').Runtime;
