import { build } from 'esbuild';
import { browserslist } from '../../package.json';

/** The site's browsers, as esbuild names them: `ios_saf >= 17` is `ios17`. */
const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles the search, the one part of the site that renders in the browser.
 * @returns the text of the script, and the paths of the source files bundled into it
 * @throws if the script cannot be made
 */
export const buildIsland = async (): Promise<{ text: string; sources: string[] }> => {
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
  return { text: outputFiles[0]?.text ?? '', sources: Object.keys(metafile.inputs) };
};
