import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webFonts } from '../font-faces';

/**
 * The licences of all software that reaches a visitor: the script's and the fonts'.
 * @param sources the files that the script is made of, by their paths
 */
export const licences = (sources: readonly string[]): string => {
  const fonts = Object.values(webFonts).map(({ source }) => `node_modules/${source}`);
  const packages = [...sources, ...fonts].flatMap(
    (file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const entries = [...new Set(packages)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
    const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
    return `${'-'.repeat(80)}\n${name} ${version}: ${license}\n\n${text}\n`;
  });
  return ['What this site is made with, and under which licences.\n', ...entries].join('\n');
};
