/** What the question is called in an address, and so the field of the form that makes such addresses. */
const parameter = 'q';

/** How long nobody types before the question is kept in the address: longer than between two keystrokes. */
const typingPause = 300;

/** The question that the page's address holds. */
export const readQuery = (): string => new URLSearchParams(window.location.search).get(parameter)?.trim() ?? '';

/** Puts the question before the page's title, which the page keeps for those who share it. */
export const showQuery = (query: string): void => {
  const title = document.querySelector<HTMLMetaElement>('[property="og:title"]')?.content ?? '';
  document.title = query === '' ? title : `${query} · ${title}`;
};

/** @param isNewStep whether "Back" returns to the address as it is now; if not, it is replaced */
const writeQuery = (query: string, isNewStep: boolean): void => {
  const address = new URL(window.location.href);
  address.hash = '';
  if (query === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, query);
  window.history[isNewStep ? 'pushState' : 'replaceState'](null, '', address);
  showQuery(query);
};

/** Keeps the question of a field in the page's address, so that its answers can be shared, and "Back" returns to them. */
export const createRecorder = (field: HTMLInputElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One step of the history for each question, however long it is typed.
  let isNewStep = true;

  const cancel = () => clearTimeout(timer);
  const record = () => {
    cancel();
    const query = field.value.trim();
    if (query === readQuery()) return;
    writeQuery(query, isNewStep);
    isNewStep = query === '';
  };
  const recordLater = () => {
    cancel();
    timer = setTimeout(record, typingPause);
  };
  /** What is typed from now on is another question. */
  const startNewStep = () => {
    isNewStep = true;
  };
  return { record, recordLater, cancel, startNewStep };
};
