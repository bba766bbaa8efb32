import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { formatNotes, loadContent } from '../../content/read';
import { generatedDir, writeFonts } from '../fonts/write-fonts';
import { contentError } from './develop/content-diagnostics';
import { sayWhenDiskIsFull } from './full-disk';

const contentDir = path.resolve('content');

/** Refuses content with mistakes before a build writes anything. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env.NODE_ENV !== 'production') return;
  sayWhenDiskIsFull(process.cwd());
  const { diagnostics, notes } = loadContent(contentDir);
  if (diagnostics.length > 0) reporter.panic(contentError(diagnostics));
  if (notes.length > 0) reporter.info(formatNotes(notes));
};

/** Prepares what webpack needs before it starts: the fonts for the characters in use. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const { documents } = loadContent(contentDir);
  await writeFonts(generatedDir, documents);
};
