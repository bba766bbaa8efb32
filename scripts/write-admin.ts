/** Writes the public CMS into a folder: `write-admin.ts public/admin`. The build runs it if site.yaml configures it. */
import { publicBackend } from '../src/cms/backend';
import { writeAdmin } from '../src/cms/write-admin';
import { loadContent } from '../src/content/load-content';

const [outDir = 'public/admin'] = process.argv.slice(2);
const site = loadContent('content').documents.find(({ type }) => type === 'SiteFacts');
const backend = site?.type === 'SiteFacts' && publicBackend(site.data);
if (!backend) throw new Error('content/site.yaml has no "repository:" and "cms:".');

void writeAdmin(outDir, 'content', backend);
