import type { CmsConfig } from '@sveltia/cms';
import { markdownFormat, yamlFormat } from './file-formats';

// French, like the labels of the fields, until somebody chooses another language. The CMS reads this while it loads.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ locale: 'fr' });
const { default: CMS } = await import('@sveltia/cms');

CMS.registerCustomFormat('kept-yaml', 'yaml', yamlFormat);
CMS.registerCustomFormat('kept-frontmatter', 'md', markdownFormat);
CMS.init({ config: JSON.parse(document.getElementById('cms-config')?.textContent ?? '') as CmsConfig });
