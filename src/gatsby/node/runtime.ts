import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lateHeadline } from '../browser/late-headline';
import { loader } from '../browser/loader';
import { closeMenu, openOnPaper, revealTarget, takeQuestion } from '../browser/page-helpers';
import { minified } from './minify';

/** What the pages' own inline scripts are made of. */
export type Runtime = {
  /** The addresses of Gatsby's runtime, in the order in which they run. */
  scripts: string[];
  /** That of the whole site's style sheet. */
  styleSheet: string;
  /** Functions as program text. */
  programs: Record<'loader' | 'lateHeadline' | 'revealTarget' | 'openOnPaper' | 'closeMenu' | 'takeQuestion', string>;
};

const programs = Object.fromEntries(
  Object.entries({ loader, lateHeadline, revealTarget, openOnPaper, closeMenu, takeQuestion }).map(
    ([name, program]) => [name, minified(program)],
  ),
) as Runtime['programs'];

/**
 * Reads what Gatsby wrote about its scripts, for pages that load them on intent. What the runtime needs
 * to know of every page goes into a script of its own in `publicDir`: it grows with the site, so it
 * stays out of the pages.
 * @param publicDir Gatsby's `public/`, after its scripts were built
 * @throws if its files are not as this step knows them
 */
export const prepareRuntime = (publicDir: string): Runtime => {
  const read = (file: string) => readFileSync(path.join(publicDir, file), 'utf8');
  const files: string[] = JSON.parse(read('webpack.stats.json')).assetsByChunkName.app;
  const addresses = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
  const scripts = addresses('.js');
  const [styleSheet, ...others] = addresses('.css');
  const hash = read('_gatsby/slices/_gatsby-scripts-1.html').match(/___webpackCompilationHash="([0-9a-f]+)"/)?.[1];
  if (scripts.length < 2 || !styleSheet || others.length > 0 || !hash) {
    throw new Error(`Gatsby wrote other files than this site's pages are made for: ${[hash, ...files].join(', ')}`);
  }

  const globals = { ___chunkMapping: read('chunk-map.json'), ___webpackCompilationHash: hash };
  const address = `/globals-${hash}.js`;
  for (const file of readdirSync(publicDir)) if (/^globals-.*\.js$/.test(file)) rmSync(path.join(publicDir, file));
  writeFileSync(path.join(publicDir, address), `Object.assign(window,${JSON.stringify(globals)})`);
  return { scripts: [address, ...scripts], styleSheet, programs };
};
