import type { ContentDocument } from '../content/content-document';
import type { ContentType } from '../schema/content-types';

/** The types of content whose documents are pages, each with the template of the page in `src/templates`. */
export const pageTemplates: Partial<Record<ContentType, string>> = {
  LandingMeta: 'landing-page.tsx',
  NotFound: 'not-found-page.tsx',
  Support: 'support-page.tsx',
  LegalDocument: 'legal-page.tsx',
  Guide: 'guide-page.tsx',
};

/** The path of a document's page; undefined for a document that is only a part of pages. */
export const pagePath = (type: ContentType, data: object): string | undefined => {
  if (type === 'LandingMeta') return '/';
  if (type === 'NotFound') return '/404.html';
  // `address` is the path of a page made of a Markdown file: an archived version has its date there.
  const { address, path }: { address?: string; path?: string } = data;
  return address ?? path;
};

/** The language of each page, by the page's path. */
export const pageLanguages = (documents: readonly ContentDocument[]): Readonly<Record<string, string>> => {
  const languages: Record<string, string> = {};
  for (const { type, lang, data } of documents) {
    const path = pagePath(type, data);
    if (path) languages[path] = lang;
  }
  return languages;
};
