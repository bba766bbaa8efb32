import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readQuery, showQuery, writeQuery } from './address';
import { type Answers, createSearch, type Search, type SearchData } from './engine';
import { Results } from './results';
import * as styles from './results.module.scss';
import type { SearchMessages } from './search-messages';

type Props = { form: HTMLFormElement; field: HTMLInputElement; status: HTMLElement; messages: SearchMessages };

/** Typing goes on for longer than this between two letters only when something is being read. */
const pause = 300;
/** How long to wait for the end of a word before a screen reader hears the count. */
const breath = 600;

/** For a question that asks for nothing: only small words, for instance. */
const nothing: Answers = { questions: [], sections: [] };

const fetchSearch = async (address: string): Promise<Search> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createSearch((await response.json()) as SearchData);
};

/**
 * What the search of the help page finds as one types. The form, its field and the status are the page's own: they are
 * listened to and read, so that nothing typed is lost whatever else has changed the page.
 */
export const HelpSearch = ({ form, field, status, messages }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState(() => field.value.trim());
  const [asked, setAsked] = useState(readQuery);
  const [search, setSearch] = useState<{ run: Search } | null>();
  /** Whether the question was sent before there were answers to go to. */
  const isAwaited = useRef(false);

  const isLoading = useRef(false);
  const prepare = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    fetchSearch(form.dataset.index ?? '').then(
      (run) => setSearch({ run }),
      // Offline, perhaps: the next keystroke tries again.
      () => {
        isLoading.current = false;
        setSearch(null);
      },
    );
  }, [form]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout>;
    let isNewStep = true;
    const typed = () => field.value.trim();
    const record = () => {
      clearTimeout(timer);
      if (typed() === readQuery()) return;
      writeQuery(typed(), isNewStep);
      isNewStep = typed() === '';
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => form.addEventListener(name, listener, { signal, capture: true });
    listen('focus', prepare);
    listen('blur', record);
    listen('input', () => {
      isAwaited.current = false;
      setQuery(typed());
      prepare();
      clearTimeout(timer);
      timer = setTimeout(record, pause);
    });
    // As in the search fields of most systems. In a composed character it ends that alone.
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      form.reset();
    });
    // The form empties its field after this.
    listen('reset', () =>
      setTimeout(() => {
        field.focus();
        setQuery('');
        record();
      }),
    );
    listen('submit', (event) => {
      event.preventDefault();
      setAsked(typed());
      record();
      isNewStep = true;
      // The keyboard of a phone goes away, and a screen reader goes on at the answers.
      heading.current?.focus();
      isAwaited.current = heading.current === null;
    });
    const follow = () => {
      clearTimeout(timer);
      isNewStep = true;
      showQuery(readQuery());
      if (typed() === readQuery()) return;
      field.value = readQuery();
      setAsked(readQuery());
      setQuery(readQuery());
    };
    window.addEventListener('popstate', follow, { signal });

    // What was typed before this was here.
    setQuery(typed());
    prepare();
    timer = setTimeout(record, pause);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [form, field, prepare]);

  const isAsked = query === asked;
  const answers = useMemo(() => {
    if (query === '' || !search) return undefined;
    return search.run(query) ?? (isAsked ? nothing : undefined);
  }, [query, isAsked, search]);

  const count = answers?.questions.length ?? 0;
  const { none, one, many, failed } = messages.search;
  const template = count === 0 ? none : count === 1 ? one : many;
  const summary = answers ? template.replaceAll('{count}', String(count)).replaceAll('{query}', () => query) : '';
  const hasFailed = query !== '' && search === null;
  const announcement = hasFailed ? failed : summary;
  useEffect(() => {
    const timer = setTimeout(() => {
      status.textContent = announcement;
    }, breath);
    return () => clearTimeout(timer);
  }, [status, announcement]);

  // The best answer is readable at once: where it would come up below the screen, the field moves up.
  const hasAnswers = answers !== undefined;
  useEffect(() => {
    if (!hasAnswers) return;
    // Whoever has gone on meanwhile stays there.
    const { activeElement } = document;
    if (isAwaited.current && (activeElement === document.body || form.contains(activeElement)))
      heading.current?.focus();
    isAwaited.current = false;
    const { bottom } = form.getBoundingClientRect();
    if (bottom > (window.visualViewport?.height ?? window.innerHeight) * 0.6) form.scrollIntoView();
  }, [form, hasAnswers]);

  if (hasFailed) return <p className={styles.failed}>{failed}</p>;
  return answers && <Results heading={heading} summary={summary} query={query} answers={answers} messages={messages} />;
};
