import type { CmsConfig } from '@sveltia/cms';
import { markdownFormat, yamlFormat } from './file-formats';

// It follows the browser's language until someone chooses one, and looks as soon as it is loaded; our fields' words are French.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ locale: 'fr' });
const { default: CMS } = await import('@sveltia/cms');

CMS.registerCustomFormat('kept-yaml', 'yaml', yamlFormat);
CMS.registerCustomFormat('kept-frontmatter', 'md', markdownFormat);
CMS.init({ config: JSON.parse(document.getElementById('cms-config')?.textContent ?? '') as CmsConfig });
