import { useEffect, useRef, useState } from 'react';
import { type Answers, createSearch, type Search, type SearchData } from './engine';
import { readQuery, writeQuery } from './query-address';
import { Results } from './results';
import type { SearchMessages } from './search-messages';

type Props = { form: HTMLFormElement; field: HTMLInputElement; status: HTMLElement; messages: SearchMessages };

/** Milliseconds without a keystroke after which the address has the query, and screen readers are told the answers' number. */
const typingPause = 600;

let loading: Promise<Search> | undefined;

/** Fetches the search's data once. After a failure, for example offline, the next call tries again. */
const loadSearch = (path: string): Promise<Search> => {
  const load = async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return createSearch((await response.json()) as SearchData);
  };
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** A sentence that says how many answers there are: none without a best one. */
const summaryOf = (answers: Answers, query: string, { none, one, many }: SearchMessages['search']): string => {
  const count = answers.best ? 1 + answers.others.length : 0;
  const template = [none, one][count] ?? many;
  // A function, because a replacement text may hold `$`.
  return template.replaceAll('{count}', String(count)).replaceAll('{query}', () => query);
};

/**
 * Shows answers while the visitor types. React does not render the form, its field and the status: they belong to the page,
 * so that no typed text is lost when a translation changes the page.
 */
export const LiveSearch = ({ form, field, status, messages }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState(() => field.value.trim());
  /** The query of the last submit: it gets an answer even if it has no word to look for. */
  const [sentQuery, setSentQuery] = useState(readQuery);
  /** Undefined while its data is fetched, null after a failure. */
  const [search, setSearch] = useState<Search | null>();
  /** Whether the form was submitted before there were answers to focus. */
  const isAwaited = useRef(false);

  useEffect(() => {
    const typed = () => field.value.trim();

    const load = () => {
      loadSearch(form.dataset.index ?? '').then(
        // In a function, because React calls a function that it is given.
        (loaded) => setSearch(() => loaded),
        () => setSearch(null),
      );
    };
    const onInput = () => {
      isAwaited.current = false;
      setQuery(typed());
      load();
    };
    const onKeydown = (event: KeyboardEvent) => {
      // Escape empties the field. While a character is composed, Escape only cancels the character.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      form.reset();
    };
    const empty = () => {
      field.focus();
      setQuery('');
      writeQuery('');
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setSentQuery(typed());
      writeQuery(typed());
      // Closes the keyboard of a phone, and lets a screen reader continue at the answers.
      heading.current?.focus();
      isAwaited.current = heading.current === null;
    };

    const listeners = new AbortController();
    // Capture phase, because focus and blur do not bubble.
    const options = { signal: listeners.signal, capture: true };
    form.addEventListener('focus', load, options);
    form.addEventListener('blur', () => writeQuery(typed()), options);
    form.addEventListener('input', onInput, options);
    form.addEventListener('keydown', onKeydown, options);
    // The browser empties the field after this event.
    form.addEventListener('reset', () => setTimeout(empty), options);
    form.addEventListener('submit', onSubmit, options);

    // The visitor may have typed before this script was loaded.
    onInput();
    return () => listeners.abort();
  }, [form, field]);

  /** No answers yet for a query without a word to look for, such as "how do I", unless it was submitted. */
  const findAnswers = () => {
    if (!search || query === '') return undefined;
    return search(query) ?? (query === sentQuery ? { best: undefined, others: [], sections: [] } : undefined);
  };
  const answers = findAnswers();
  const hasAnswers = answers !== undefined;
  const hasFailed = query !== '' && search === null;
  const summary = answers ? summaryOf(answers, query, messages.search) : '';
  const announcement = hasFailed ? messages.search.failed : summary;

  useEffect(() => {
    const show = (text: string, delay: number) => setTimeout(() => (status.textContent = text), delay);
    // Emptied soon after: a screen reader that reads on would say it again, just before the heading of the same words.
    const timers = [show(announcement, typingPause), show('', typingPause + 5000)];
    return () => timers.forEach(clearTimeout);
  }, [status, announcement]);

  useEffect(() => {
    const timer = setTimeout(writeQuery, typingPause, query);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (!hasAnswers) return;
    // The focus stays where the visitor has moved it meanwhile.
    const { activeElement } = document;
    const isFocusFree = activeElement === document.body || form.contains(activeElement);
    if (isAwaited.current && isFocusFree) heading.current?.focus();
    isAwaited.current = false;
    // On a low screen the best answer would be below the edge, so the form moves to the top.
    const { bottom } = form.getBoundingClientRect();
    const screenHeight = window.visualViewport?.height ?? window.innerHeight;
    if (bottom > screenHeight * 0.6) form.scrollIntoView();
  }, [form, hasAnswers]);

  if (hasFailed) return <p className="search-failed">{messages.search.failed}</p>;
  if (!answers) return null;
  return <Results heading={heading} summary={summary} query={query} answers={answers} messages={messages} />;
};
