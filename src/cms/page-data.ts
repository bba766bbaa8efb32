import type { Facts } from '../content/schema/site';
import type { CmsConfig } from './config-types';
import type { Surroundings } from './preview/previews';
import type { ServedFiles } from './served-folder';

/** What `write-admin.ts` puts into the page: of the facts, those that a text may name; `files` only if it works on the files of this machine. */
export type PageData = { config: CmsConfig; facts: Facts; files?: ServedFiles } & Surroundings;

export const pageData: PageData = JSON.parse(document.getElementById('cms-data')?.textContent ?? '');
