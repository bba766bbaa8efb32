import { useEffect, useRef, useState } from 'react';
import { createRecorder, readQuery, showQuery } from './address';
import { type Answers, createSearch, type Search, type SearchData } from './engine';
import { Results } from './results';
import type { SearchMessages } from './search-form';

type Props = { form: HTMLFormElement; field: HTMLInputElement; status: HTMLElement; messages: SearchMessages };

/** How long a screen reader waits for the end of a word before it says how many answers there are. */
const announcementDelay = 600;

const noAnswers: Answers = { questions: [], sections: [] };

let loading: Promise<Search> | undefined;

/** Fetches what is searched, once. After a failure (offline, perhaps) the next call tries again. */
const loadSearch = (address: string): Promise<Search> => {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return createSearch((await response.json()) as SearchData);
  };
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** How many answers there are, in a sentence. */
const summaryOf = (answers: Answers, query: string, { none, one, many }: SearchMessages['search']): string => {
  const count = answers.questions.length;
  const template = [none, one][count] ?? many;
  // A function, because a replacement text may hold `$`.
  return template.replaceAll('{count}', String(count)).replaceAll('{query}', () => query);
};

/**
 * What the search of the help page finds as one types. The form, its field and the status belong to the page: they are
 * listened to and read, so that nothing typed is lost when something else, such as a translation, changes the page.
 */
export const HelpSearch = ({ form, field, status, messages }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState(() => field.value.trim());
  /** The question that was sent last: it gets an answer even if it holds no word to look for. */
  const [sentQuery, setSentQuery] = useState(readQuery);
  /** Undefined until it has come, null where it could not be fetched. */
  const [search, setSearch] = useState<Search | null>();
  /** Whether the question was sent before there were answers to move the focus to. */
  const isAwaited = useRef(false);

  useEffect(() => {
    const recorder = createRecorder(field);
    const typed = () => field.value.trim();

    const load = () => {
      loadSearch(form.dataset.index ?? '').then(
        // In a function, because React would call the search itself.
        (loaded) => setSearch(() => loaded),
        () => setSearch(null),
      );
    };
    const onInput = () => {
      isAwaited.current = false;
      setQuery(typed());
      load();
      recorder.recordLater();
    };
    const onKeydown = (event: KeyboardEvent) => {
      // Escape empties the field, as in most systems. While a character is composed, it ends that alone.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      form.reset();
    };
    const empty = () => {
      field.focus();
      setQuery('');
      recorder.record();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setSentQuery(typed());
      recorder.record();
      recorder.startNewStep();
      // The keyboard of a phone goes away, and a screen reader goes on at the answers.
      heading.current?.focus();
      isAwaited.current = heading.current === null;
    };
    const onPopstate = () => {
      recorder.cancel();
      recorder.startNewStep();
      const recorded = readQuery();
      showQuery(recorded);
      if (typed() === recorded) return;
      field.value = recorded;
      setSentQuery(recorded);
      setQuery(recorded);
    };

    const listeners = new AbortController();
    // While they are captured, because the field's `focus` and `blur` do not bubble to the form.
    const options = { signal: listeners.signal, capture: true };
    form.addEventListener('focus', load, options);
    form.addEventListener('blur', recorder.record, options);
    form.addEventListener('input', onInput, options);
    form.addEventListener('keydown', onKeydown, options);
    // The form empties its field after this event.
    form.addEventListener('reset', () => setTimeout(empty), options);
    form.addEventListener('submit', onSubmit, options);
    window.addEventListener('popstate', onPopstate, options);

    // The visitor may have typed before this script came.
    onInput();
    return () => {
      recorder.cancel();
      listeners.abort();
    };
  }, [form, field]);

  /** Nothing for a question that holds no word to look for, as long as it is not sent: it may not be whole yet. */
  const findAnswers = () => {
    if (!search || query === '') return undefined;
    return search(query) ?? (query === sentQuery ? noAnswers : undefined);
  };
  const answers = findAnswers();
  const hasAnswers = answers !== undefined;
  const hasFailed = query !== '' && search === null;
  const summary = answers ? summaryOf(answers, query, messages.search) : '';
  const announcement = hasFailed ? messages.search.failed : summary;

  useEffect(() => {
    const timer = setTimeout(() => {
      status.textContent = announcement;
    }, announcementDelay);
    return () => clearTimeout(timer);
  }, [status, announcement]);

  useEffect(() => {
    if (!hasAnswers) return;
    // Whoever has gone on meanwhile keeps the focus.
    const { activeElement } = document;
    const hasStayed = activeElement === document.body || form.contains(activeElement);
    if (isAwaited.current && hasStayed) heading.current?.focus();
    isAwaited.current = false;
    // Where the best answer would come up below the screen, the field moves up.
    const { bottom } = form.getBoundingClientRect();
    const screenHeight = window.visualViewport?.height ?? window.innerHeight;
    if (bottom > screenHeight * 0.6) form.scrollIntoView();
  }, [form, hasAnswers]);

  if (hasFailed) return <p className="search-failed">{messages.search.failed}</p>;
  if (!answers) return null;
  return <Results heading={heading} summary={summary} query={query} answers={answers} messages={messages} />;
};
