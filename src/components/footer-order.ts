import { dutyPaths } from '../constants';

const rank = ({ path }: { path: string }) => (dutyPaths.includes(path) ? dutyPaths.indexOf(path) : dutyPaths.length);

/** Legal documents as the footer lists them: those that the law asks for first, then the others by their addresses. */
export const inFooterOrder = <One extends { path: string }>(documents: readonly One[]): One[] =>
  documents.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
