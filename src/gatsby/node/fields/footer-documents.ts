/** The documents that a visitor looks for first, in this order. */
const first = ['/privacy', '/terms'];

/** As many as the footer's column shows; the others are reached from page to page of the documents. */
const limit = 6;

/**
 * The legal documents that the footer of every page lists. Their number is limited, so that a page
 * does not grow with the number of documents.
 */
export const footerDocuments = <Document extends { path: string }>(documents: readonly Document[]): Document[] => {
  const rank = ({ path }: Document) => (first.includes(path) ? first.indexOf(path) : first.length);
  return documents.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path)).slice(0, limit);
};
