import { build } from 'esbuild';
import { browserslist } from '../../package.json';
import { writeHashed } from '../gatsby/write-hashed';
import { writeSearchIndexes } from './search-index';

/** The site's browsers, as esbuild names them: `ios_saf >= 17` is `ios17`. */
const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles the help search, the one part of the site that renders in the browser, and writes what it searches.
 * @throws if the script cannot be made
 */
export const buildIsland = async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/search/search-island.tsx'],
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: targets,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const script = writeHashed('search.js', text);
  return { script, index: await writeSearchIndexes(), text, sources: Object.keys(metafile.inputs) };
};
