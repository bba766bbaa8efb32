import { legallyRequiredPaths } from '../schema/legal-paths';

const rank = ({ path }: { path: string }) =>
  legallyRequiredPaths.includes(path) ? legallyRequiredPaths.indexOf(path) : legallyRequiredPaths.length;

/** Legal documents as the footer lists them: those that the law asks for first, then the others by their addresses. */
export const inFooterOrder = <One extends { path: string }>(documents: readonly One[]): One[] =>
  documents.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
