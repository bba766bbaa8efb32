/** The page /admin: Sveltia CMS with this site's configuration, file formats and previews. */
import './before-the-cms';
import CMS, { type CmsConfig } from '@sveltia/cms';
import '../styles/global.scss';
import { matchContentType } from '../content/content-types';
import { cmsEntries, formats } from './config-types';
import { legalFormat, yamlFormat } from './file-formats';
import { pageData } from './page-data';
import { entryPreview } from './preview/entry-preview';

CMS.registerCustomFormat(formats.yaml, 'yaml', yamlFormat);
CMS.registerCustomFormat(formats.markdown, 'md', legalFormat(pageData.facts));
CMS.registerPreviewStyle('/admin/admin.css');

for (const { name, file, fields } of cmsEntries(pageData.config)) {
  const match = matchContentType(file.replace(/^content\//, ''));
  if (match) CMS.registerPreviewTemplate(name, entryPreview(match.type, match.lang, fields, pageData) as never);
}

void CMS.init({ config: pageData.config as CmsConfig });
