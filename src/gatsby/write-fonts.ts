import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import subsetFont from 'subset-font';
import { loadContent } from '../check/load-content';
import type { ContentDocument } from '../content/loaded-document';
import { type FontName, webFonts } from '../font-faces';
import { writeHashed } from './write-hashed';

/** Letters and digits, of which numbers, dates and small changes are made; what is typed; what style sheets write. */
const always = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '!?-.,()/";

/** What typography makes of plain quotes, points and spaces in Markdown, after the content is read. */
const typographic = '’«»…\u00a0\u202f';

/** Each character that visitors may read or type, once. */
const charactersOf = (documents: readonly ContentDocument[]): string =>
  [...new Set(always + typographic + JSON.stringify(documents.map(({ data }) => data)))].sort().join('');

const options: Record<FontName, object> = {
  'young-serif': { keepFeatures: ['kern', 'liga', 'lnum'], dropTables: ['GDEF', 'STAT'] },
  figtree: { keepFeatures: ['kern'], dropTables: ['STAT'], variationAxes: { wght: { min: 400, max: 700 } } },
};

let addresses: Record<FontName, string> | undefined;

/** Cuts the site's two fonts down to the characters that its content uses; their addresses change with them. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const characters = charactersOf((await loadContent('content')).documents);
  const write = async (name: FontName) => {
    const whole = readFileSync(path.resolve('node_modules', webFonts[name].source));
    const font = await subsetFont(whole, characters, { noHinting: true, targetFormat: 'woff2', ...options[name] });
    return writeHashed(`${name}.woff2`, font);
  };
  addresses = { 'young-serif': await write('young-serif'), figtree: await write('figtree') };
};

/** Tells the program that renders the pages where the fonts are. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  actions.setWebpackConfig({ plugins: [plugins.define({ FONT_ADDRESSES: JSON.stringify(addresses) })] });
};
