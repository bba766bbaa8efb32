import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Classes, and animations, which css-loader renames as well. */
const localName = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;
/** Without "d": blockers of advertisements hide what is called "ad". */
const letters = 'abcefghijklmnopqrstuvwxyz';

const number = (index: number): string =>
  (index < letters.length ? '' : number(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** The short names of classes, by the file of their style module. */
type ClassNames = Record<string, Record<string, string>>;

/**
 * Gives each class of the style modules a name of two to three characters: names are in every
 * visitor's download, and hashes don't compress.
 * @param modules the text of each style module, by its file
 * @returns the short names. They begin with an underscore, so that no word of a page's text is taken for
 *   one of them.
 */
export const shortClassNames = (modules: ReadonlyMap<string, string>): ClassNames => {
  let count = 0;
  const short = (name: string) => [name, `_${number(count++)}`] as const;
  return Object.fromEntries(
    Array.from(modules, ([file, text]) => {
      const names = new Set(Array.from(text.matchAll(localName), ([, name = '']) => name));
      return [file, Object.fromEntries(Array.from(names, short))];
    }),
  );
};

const source = path.resolve('src');
let known: ClassNames | undefined;

/** The short names of the site's own classes. */
export const siteClassNames = (): ClassNames => {
  if (known) return known;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.scss'),
  );
  known = shortClassNames(
    new Map(files.sort().map((file) => [path.join(source, file), readFileSync(path.join(source, file), 'utf8')])),
  );
  return known;
};

/**
 * For css-loader: the short name of a class.
 * @throws if the class's name can't be read from the file's text, as with `&-suffix`
 */
export const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, local: string): string => {
  const name = siteClassNames()[resourcePath]?.[local];
  if (!name) throw new Error(`${resourcePath}: write "${local}" out, as in ".${local}".`);
  return name;
};
