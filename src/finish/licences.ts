import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPackages } from '../gatsby/fonts/write-fonts';

const rule = '-'.repeat(80);

type Package = { name: string; version: string; license?: string; homepage?: string };

/** The first chain of package folders in the path of a file. */
const packageFolder = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/;

/**
 * The packages that sources of a bundle come from, by their folders. webpack's own part has no file.
 * @param sources paths of files, from the project's folder
 */
export const packagesOf = (sources: readonly string[]): string[] => {
  const folders = sources.flatMap((source) => {
    if (source.startsWith('.cache/')) return ['node_modules/gatsby'];
    const folder = source.match(packageFolder)?.[1];
    return folder ? [folder.replace(/\/$/, '')] : [];
  });
  return [...new Set(['node_modules/webpack', ...folders])].sort();
};

const licenceText = (folder: string) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file && readFileSync(path.join(folder, file), 'utf8').trim();
};

/**
 * The licences of all software that reaches a visitor: the scripts' and the fonts'.
 * @param sources the files that the scripts are made of, by their paths
 * @throws if a package does not say under which licence it is
 */
export const licences = (sources: readonly string[]): string => {
  const folders = [...packagesOf(sources), ...fontPackages.map((name) => `node_modules/${name}`)];
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
