const parameter = 'q';

/** The question that the page's address holds. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(parameter)?.trim() ?? '';

/**
 * Keeps the question in the page's address, so that a result can be shared.
 * @param isNewStep whether "Back" returns to the address as it is now; if not, it is replaced
 */
export const writeQuery = (query: string, isNewStep: boolean): void => {
  if (query === readQuery()) return;
  const address = new URL(window.location.href);
  address.hash = '';
  if (query === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, query);
  // Gatsby keeps a page's scroll position by this key.
  const state = { key: String(Date.now()) };
  if (isNewStep && query !== '') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
};
