import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { cmsConfig } from './cms-config';

/**
 * Writes the CMS: a page, `admin.html`, and its files in `admin/`, which visitors never load.
 * @param dir the folder of the site that it is for
 * @param contentDir path of the folder `content`
 */
export async function writeAdmin(dir: string, contentDir: string, backend: object) {
  // Loaded here, because most builds have no CMS.
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['src/cms/admin-page.ts'],
    outdir: path.join(dir, 'admin'),
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    // For fields that hold program code or places on a map: no field of ours does.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'],
    plugins: [ownFonts],
    logLevel: 'error',
  });
  // Sveltia's fonts and helpers: it asks for them beside its main file.
  cpSync('node_modules/@sveltia/cms/npm/assets', path.join(dir, 'admin/assets'), { recursive: true });
  writeFileSync(path.join(dir, 'admin.html'), page(JSON.stringify(cmsConfig(contentDir, backend))));
}

/** Sveltia's fonts come from its own package, and need not be asked for at a host that we do not know. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*https:[^}]*\}/g, ''),
    })),
};

const github = 'https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com';

/** The page has a policy of its own: the CMS styles its elements from scripts and talks to GitHub. */
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
