import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webFonts } from './font-faces';

const rule = '-'.repeat(80);

type Package = { name: string; version: string; license?: string; homepage?: string };

/** The packages of the fonts, by their folders. */
const fontPackages = Object.values(webFonts).map(({ source }) => `node_modules/${source.split('/', 2).join('/')}`);

/**
 * The packages that files come from, by their folders.
 * @param sources paths of files, from the project's folder
 */
export const packagesOf = (sources: readonly string[]): string[] => {
  const folders = sources.flatMap((source) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []);
  return [...new Set(folders)].sort();
};

const licenceText = (folder: string) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file && readFileSync(path.join(folder, file), 'utf8').trim();
};

/**
 * The licences of all software that reaches a visitor: the script's and the fonts'.
 * @param sources the files that the script is made of, by their paths
 * @throws if a package does not say under which licence it is
 */
export const licences = (sources: readonly string[]): string => {
  const entries = [...packagesOf(sources), ...fontPackages].map((folder) => {
    const { name, version, license, homepage }: Package = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    if (!license) throw new Error(`${name} ${version} does not say under which licence it is.`);
    return { title: `${name} ${version}`, license, homepage, text: licenceText(folder) };
  });
  return [
    'What this site is made with, and under which licences.',
    '',
    ...entries.map(({ title, license, homepage }) => `${title}: ${license}${homepage ? `\n  ${homepage}` : ''}`),
    '',
    ...entries.flatMap(({ title, text }) => (text ? [rule, title, '', text, ''] : [])),
  ].join('\n');
};
