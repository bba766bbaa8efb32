import { queryParameter } from './search-messages';

/** Milliseconds without a keystroke after which the query is written into the page's address. */
const typingPause = 300;

/** The query in the page's address. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(queryParameter)?.trim() ?? '';

/** Puts the query before the page's own title. */
export const showQuery = (query: string): void => {
  const title = document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content ?? '';
  document.title = query === '' ? title : `${query} · ${title}`;
};

/** Writes the query of a field into the page's address, so that it can be shared, and "Back" returns to it. */
export const createQueryHistory = (field: HTMLInputElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next query is a new step for "Back". A query that is still typed replaces its own beginning. */
  let isNewStep = true;

  const cancel = () => clearTimeout(timer);
  const record = () => {
    cancel();
    const query = field.value.trim();
    if (query === readQuery()) return;
    const url = new URL(window.location.href);
    url.hash = '';
    if (query === '') url.searchParams.delete(queryParameter);
    else url.searchParams.set(queryParameter, query);
    if (isNewStep) window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    showQuery(query);
    isNewStep = query === '';
  };
  const recordLater = () => {
    cancel();
    timer = setTimeout(record, typingPause);
  };
  const startNewStep = () => {
    isNewStep = true;
  };
  return { record, recordLater, cancel, startNewStep };
};
