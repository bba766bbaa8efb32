import { queryParameter } from './search-messages';

/** The query in the page's address. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(queryParameter)?.trim() ?? '';

/** Writes a query into the page's address, so that it can be shared, and a reload or "Back" shows its answers again. */
export const writeQuery = (query: string): void => {
  if (query === readQuery()) return;
  const url = new URL(window.location.href);
  url.hash = '';
  if (query === '') url.searchParams.delete(queryParameter);
  else url.searchParams.set(queryParameter, query);
  window.history.replaceState(null, '', url);
};
