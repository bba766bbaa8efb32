import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { defaultLanguage } from '../content/constants';
import { type ContentDocument, type Facts, loadContent } from '../content/read';
import { isTokenName } from '../content/text/tokens';
import { fontFaces } from '../gatsby/font-faces';
import { writeStoreCode } from '../gatsby/store-code';
import { writeFonts } from '../gatsby/write-fonts';
import { cmsConfig } from './config';
import type { CmsBackend } from './config-types';
import type { PageData } from './page-data';
import type { ServedFiles } from './served-folder';

/**
 * Writes the CMS, a page and a bundle of its own that visitors never load.
 * @param outDir where to write it
 * @param contentDir the folder `content` that it is for
 */
export async function writeAdmin(
  outDir: string,
  contentDir: string,
  backend: CmsBackend,
  files?: ServedFiles,
): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const { documents, facts } = loadContent(contentDir);
  const fonts = await writeFonts(outDir, documents);
  const address = (name: keyof typeof fonts) => fonts[name].replace('/static/', '/admin/');
  await writeStoreCode(outDir, facts);

  // Loaded here, because most builds have no CMS, and every process of Gatsby loads this file.
  const { build } = await import('esbuild');
  const { compile } = await import('sass');
  await build({
    entryPoints: ['src/cms/admin.tsx'],
    outdir: outDir,
    bundle: true,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { gatsby: path.resolve('src/cms/preview/gatsby.tsx') },
    loader: { '.woff2': 'file', '.svg': 'file' },
    // For fields that hold program code or places on a map: no field of ours does.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'],
    // A page of the site brings them by itself, a preview does not.
    banner: { css: fontFaces({ 'young-serif': address('young-serif'), figtree: address('figtree') }) },
    plugins: [sassPlugin(compile), ownFonts],
    logLevel: 'error',
  });
  copyAssets(outDir);
  writeAdminPage(outDir, contentDir, backend, files);
}

/** Writes the page of the CMS alone, with the facts and words of the content as it was read last. */
export function writeAdminPage(outDir: string, contentDir: string, backend: CmsBackend, files?: ServedFiles): void {
  const { documents, facts } = loadContent(contentDir);
  const written = documents.find(isDefaultInterface)?.data;
  // Previews show the drawn badge: Gatsby knows the official one's file, they do not.
  const words = written && { ...written, storeBadge: { ...written.storeBadge, artwork: null } };
  const data = {
    config: cmsConfig(contentDir, backend),
    // Anybody may read the page; what is kept as evidence is shown nowhere.
    facts: Object.fromEntries(Object.entries(facts).filter(([key]) => isTokenName(key))) as Facts,
    files,
    storeUrl: facts.appStoreUrl,
    words,
  } as PageData;
  writeFileSync(path.join(outDir, 'index.html'), adminPage(data));
}

/** Styles whose fonts are waited for: a preview comes late into its frame, and `optional` would do without them. */
function withSwap(css: string): string {
  return css.replaceAll(/font-display:\s*optional/g, 'font-display:swap');
}

/** Sveltia's own fonts and helpers: it asks for them beside its main file. */
function copyAssets(outDir: string): void {
  const assets = path.resolve('node_modules/@sveltia/cms/npm/assets');
  const isWanted = (file: string) => !file.endsWith('.map');
  cpSync(assets, path.join(outDir, 'assets'), { recursive: true, filter: isWanted });
}

const isDefaultInterface = (one: ContentDocument): one is Extract<ContentDocument, { type: 'Interface' }> =>
  one.type === 'Interface' && one.lang === defaultLanguage;

function adminPage(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>CMS</title>
  </head>
  <body>
    <script type="application/json" id="cms-data">${json}</script>
    <script type="module" src="/admin/admin.js"></script>
  </body>
</html>
`;
}

/** Sass for esbuild; the names in modules are their own, as in the site. */
const sassPlugin = (compile: typeof import('sass').compile): Plugin => ({
  name: 'sass',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: withSwap(compile(file).css),
      loader: file.endsWith('.module.scss') ? 'local-css' : 'css',
      resolveDir: path.dirname(file),
    }));
  },
});

/** Sveltia's fonts come from its own package, and need not be asked for at a host that we do not know. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*https:[^}]*\}/g, ''),
    }));
  },
};
