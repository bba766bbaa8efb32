import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Classes, and animations, which css-loader renames as well. */
const localName = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;
/** Without "d": blockers of advertisements hide what is called "ad". */
const letters = 'abcefghijklmnopqrstuvwxyz';

const number = (index: number): string =>
  (index < letters.length ? '' : number(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/**
 * Gives each class of the style modules a name of two to three characters: names are in every
 * visitor's download, and hashes don't compress.
 * @param modules the text of each style module, by its file
 * @returns the short names, by file and class as `classKey` joins them. They begin with an underscore,
 *   so that no word of a page's text is taken for one of them.
 */
export const shortClassNames = (modules: ReadonlyMap<string, string>): Map<string, string> => {
  const keys = [...modules].flatMap(([file, text]) =>
    Array.from(text.matchAll(localName), ([, name = '']) => classKey(file, name)),
  );
  return new Map([...new Set(keys)].map((key, index) => [key, `_${number(index)}`]));
};

export const classKey = (file: string, name: string): string => `${file} ${name}`;

const source = path.resolve('src');
let names: Map<string, string> | undefined;

const readNames = () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.scss'),
  );
  return shortClassNames(
    new Map(files.sort().map((file) => [path.join(source, file), readFileSync(path.join(source, file), 'utf8')])),
  );
};

type LoaderContext = { resourcePath: string; addContextDependency: (folder: string) => void };

/**
 * For css-loader: the short name of a class.
 * @throws if the class's name can't be read from the file's text, as with `&-suffix`
 */
export const getLocalIdent = (context: LoaderContext, _: string, local: string): string => {
  // A class more in one module gives those of others a new number, which webpack's cache must not outlive.
  context.addContextDependency(source);
  names ??= readNames();
  const name = names.get(classKey(context.resourcePath, local));
  if (!name) throw new Error(`${context.resourcePath}: write "${local}" out, as in ".${local}".`);
  return name;
};
