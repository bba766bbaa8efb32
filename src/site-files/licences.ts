import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webFonts } from '../font-faces';

/**
 * The licences of all packages that visitors receive: those of the script and of the fonts.
 * @param sources the source files bundled into the script
 */
export const licences = (sources: readonly string[]): string => {
  const fonts = Object.values(webFonts).map(({ source }) => `node_modules/${source}`);
  const folders = new Set<string>();
  for (const file of [...sources, ...fonts]) {
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (folder) folders.add(folder);
  }
  const entries = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((fileName) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(fileName));
    const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
    return `${'-'.repeat(80)}\n${name} ${version}: ${license}\n\n${text}\n`;
  });
  return ['What this site is made with, and under which licences.\n', ...entries].join('\n');
};
