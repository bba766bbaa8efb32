import { build } from 'esbuild';
import { browserslist } from '../../package.json';

/** The site's browsers, as esbuild names them: `ios_saf >= 17` is `ios17`. */
const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

const bundle = async () => {
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

let island: ReturnType<typeof bundle> | undefined;

/**
 * Bundles the search, the one part of the site that renders in the browser, once in a run of the program.
 * @returns the text of the script, and the source files bundled into the script
 */
export const buildIsland = () => {
  island ??= bundle();
  return island;
};
