import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cmsConfig } from './cms-config';

/**
 * Writes the CMS: a page, `admin.html`, and its files in `admin/`, which visitors never load.
 * @param dir the folder of the finished site
 * @param backend how the CMS reaches the files
 */
export async function writeAdmin(dir: string, backend: object) {
  await build({
    entryPoints: ['src/cms/admin-page.ts'],
    outdir: path.join(dir, 'admin'),
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    // For code editors and maps, which no field uses.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'],
    plugins: [localFonts],
    logLevel: 'error',
  });
  // Sveltia loads its fonts and helpers from this folder beside its main file.
  cpSync('node_modules/@sveltia/cms/npm/assets', path.join(dir, 'admin/assets'), { recursive: true });
  writeFileSync(path.join(dir, 'admin.html'), page(JSON.stringify(cmsConfig(backend))));
}

/** Removes the fonts that Sveltia would load from another host. Its package has the same fonts. */
const localFonts: Plugin = {
  name: 'local-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*https:[^}]*\}/g, ''),
    })),
};

const github = 'https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com';

/** Its content security policy differs from the site's: the CMS sets styles by script and connects to GitHub. */
const page = (config: string) => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self' data: blob: ${github}; script-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'self'; form-action 'none'; object-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>CMS</title>
<body>
<script type="application/json" id="cms-config">${config.replaceAll('<', '\\u003c')}</script>
<script type="module" src="/admin/admin-page.js"></script>
`;
