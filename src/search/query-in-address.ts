import { questionParameter } from './question-parameter';

/** The question that the page's address holds. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(questionParameter)?.trim() ?? '';

/**
 * Keeps the question in the page's address, so that a result can be shared.
 * @param isNewStep whether "Back" returns to the address as it is now; if not, it is replaced
 */
export const writeQuery = (query: string, isNewStep: boolean): void => {
  if (query === readQuery()) return;
  const address = new URL(window.location.href);
  address.hash = '';
  if (query === '') address.searchParams.delete(questionParameter);
  else address.searchParams.set(questionParameter, query);
  if (isNewStep) window.history.pushState(null, '', address);
  else window.history.replaceState(window.history.state, '', address);
};
