import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadContent } from '../content/read';
import { contentError } from './content-diagnostics';
import type { FontName } from './font-faces';
import { writeStoreCode } from './store-code';
import { writeFonts } from './write-fonts';

const contentDir = path.resolve('content');

/** Refuses content with mistakes before a build writes anything. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') return;
  const { diagnostics } = loadContent(contentDir);
  if (diagnostics.length > 0) reporter.panic(contentError(diagnostics));
};

let fonts: Record<FontName, string> | undefined;

/** Writes the files that pages name, and that are made of the content. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const { documents, facts } = loadContent(contentDir);
  fonts = await writeFonts('public/static', documents);
  await writeStoreCode('public', facts);
};

/** Tells the program that renders the pages where those files are. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  actions.setWebpackConfig({ plugins: [plugins.define({ FONT_ADDRESSES: JSON.stringify(fonts) })] });
};
