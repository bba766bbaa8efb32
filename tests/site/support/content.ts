import { readContent } from '../../support/read-content';

/** The content of the site, whatever it says. */
export const { facts, documentsOf, contentOf, pageMeta } = readContent('content');
