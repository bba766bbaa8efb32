import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPackages } from '../gatsby/fonts/write-fonts';

const rule = '-'.repeat(80);

type Package = { name: string; version: string; license?: string; homepage?: string };

/** The longest chain of package folders in the path of a source, as source maps name it. */
const packageFolder = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/;

/**
 * The packages that sources of a bundle come from, by their folders.
 * @param sources as in the `sources` of a source map (ECMA-426)
 */
export const packagesOf = (sources: readonly string[]): string[] => {
  const folders = sources.flatMap((source) => {
    if (/\/\.cache\//.test(source)) return ['node_modules/gatsby'];
    if (/\/webpack\/(?:bootstrap|runtime)/.test(source)) return ['node_modules/webpack'];
    const folder = source.match(packageFolder)?.[1];
    return folder ? [folder.replace(/\/$/, '')] : [];
  });
  return [...new Set(folders)].sort();
};

const bundledPackages = (dir: string) =>
  packagesOf(
    readdirSync(dir)
      .filter((file) => file.endsWith('.js.map'))
      .flatMap((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')).sources),
  );

const licenceText = (folder: string) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file && readFileSync(path.join(folder, file), 'utf8').trim();
};

/**
 * The licences of all software that reaches a visitor: what the scripts' source maps name, and the fonts.
 * @param dir the built site, with the source maps of its scripts
 * @throws if a package does not say under which licence it is
 */
export const licences = (dir: string): string => {
  const folders = [...bundledPackages(dir), ...fontPackages.map((name) => `node_modules/${name}`)];
  const entries = folders.map((folder) => {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file))
      throw new Error(
        `${folder} is in the site's scripts, but not installed. If it was once, run "npx gatsby clean", then build again.`,
      );
    const { name, version, license, homepage }: Package = JSON.parse(readFileSync(file, 'utf8'));
    if (!license) throw new Error(`${name} ${version} does not say under which licence it is.`);
    return { title: `${name} ${version}`, license, homepage, text: licenceText(folder) };
  });
  const list = entries.map(({ title, license, homepage }) =>
    [`${title}: ${license}`, ...(homepage ? [`  ${homepage}`] : [])].join('\n'),
  );
  const titles = new Map<string, string[]>();
  for (const { title, text } of entries) if (text) titles.set(text, [...(titles.get(text) ?? []), title]);
  return [
    'What this site is made with, and under which licences.',
    '',
    ...list,
    '',
    ...Array.from(titles, ([text, those]) => [rule, those.join(', '), '', text, ''].join('\n')),
  ].join('\n');
};
