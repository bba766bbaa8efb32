import { dutyPaths, privacyPath, termsPath } from '../../../content/constants';

/** The documents that a visitor looks for first, in this order. */
const first = [privacyPath, termsPath];

/** As many as the footer's column shows; the others are reached from page to page of the documents. */
const limit = 6;

/**
 * The legal documents that the footer of every page lists. Their number is limited, so that a page
 * does not grow with the number of documents.
 */
export const footerDocuments = <Document extends { path: string }>(documents: readonly Document[]): Document[] => {
  const rank = ({ path }: Document) => {
    if (first.includes(path)) return first.indexOf(path);
    return first.length + (dutyPaths.includes(path) ? 0 : 1);
  };
  return documents.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1)).slice(0, limit);
};
