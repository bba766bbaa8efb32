/** What the question is called in an address, and so the field of the form that makes such addresses. */
const parameter = 'q';

/** The question that the page's address holds. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(parameter)?.trim() ?? '';

/** Puts the question before the page's title, which the page keeps for those who share it. */
export const showQuery = (query: string): void => {
  const title = document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content ?? '';
  document.title = query === '' ? title : `${query} · ${title}`;
};

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
  window.history[isNewStep ? 'pushState' : 'replaceState'](null, '', address);
  showQuery(query);
};
