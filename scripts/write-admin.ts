/**
 * Writes the CMS into `public/admin` if `site.yaml` says how to sign in, and otherwise makes sure that
 * there is none; the build runs it. Another content folder and another place may be given.
 */
import { rmSync } from 'node:fs';
import { publicBackend } from '../src/cms/backend';
import { writeAdmin } from '../src/cms/write-admin';
import { loadContent } from '../src/contract/load-content';

const [contentDir = 'content', outDir = 'public/admin'] = process.argv.slice(2);
const site = loadContent(contentDir).documents.find(({ type }) => type === 'SiteFacts');
const backend = site?.type === 'SiteFacts' ? publicBackend(site.data) : undefined;
if (backend) void writeAdmin(outDir, contentDir, backend);
else rmSync(outDir, { recursive: true, force: true });
