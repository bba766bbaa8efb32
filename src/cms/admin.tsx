/** The page /admin: Decap CMS with this site's configuration, file formats and previews. */
import CMS from 'decap-cms-app';
import '../styles/global.scss';
import { matchContentType } from '../content/content-types';
import type { Facts } from '../content/schema/site';
import { type CmsConfig, formats } from './config-types';
import { markdownFormat, yamlFormat } from './file-formats';
import { entryPreview } from './preview/entry-preview';
import type { Surroundings } from './preview/previews';

/** What `write-admin.ts` puts into the page. */
export type AdminData = { config: CmsConfig; facts: Facts } & Surroundings;

const data: AdminData = JSON.parse(document.getElementById('cms-data')?.textContent ?? '');

CMS.registerCustomFormat(formats.yaml, 'yaml', yamlFormat);
CMS.registerCustomFormat(formats.markdown, 'md', markdownFormat);
CMS.registerPreviewStyle('admin.css');

for (const collection of data.config.collections) {
  const entries =
    'files' in collection ? collection.files : [{ name: collection.name, file: `${collection.folder}/page.md` }];
  for (const { name, file } of entries) {
    const match = matchContentType(file.replace(/^content\//, ''));
    if (match) CMS.registerPreviewTemplate(name, entryPreview(match.type, match.lang, data));
  }
}

// Decap's type names every backend and widget that it brings; this configuration is made as text.
CMS.init({
  config: data.config as Parameters<typeof CMS.init>[0] extends { config: infer Config } | undefined ? Config : never,
});
