import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadSearch } from './load-search';
import { readQuery, writeQuery } from './query-in-address';
import type { Answers, Search } from './search';

/** Typing goes on for longer than this between two letters only when something is being read. */
const pause = 300;

/** For a question that asks for nothing: only small words, for instance. */
const nothing: Answers = { questions: [], sections: [] };

type HelpSearch = {
  query: string;
  /** Undefined as long as there is nothing to look for, or nothing to look with. None for a question of small words, once asked. */
  answers: Answers | undefined;
  /** Whether there is something to look for, and the search could not be loaded. */
  failed: boolean;
  prepare: () => void;
  change: () => void;
  /** Writes the question into the address now rather than at the next pause. */
  record: () => void;
  /** Makes "Back" return to this question, whatever is typed next. */
  commit: () => void;
  clear: () => void;
};

/**
 * The search of the help page, as one types in `field`. The field keeps its own value, so that what was
 * typed before React took the page over is not lost.
 * @param location changes whenever the visitor moves within the site
 */
export const useHelpSearch = (
  field: RefObject<HTMLInputElement | null>,
  lang: string,
  location: unknown,
  load: (lang: string) => Promise<Search> = loadSearch,
): HelpSearch => {
  const [query, setQuery] = useState('');
  /** The question that was sent, or stood in the address. */
  const [asked, setAsked] = useState('');
  const [search, setSearch] = useState<{ run: Search } | null>();
  const loading = useRef(false);
  const isNewStep = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const prepare = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load(lang).then(
      (run) => setSearch({ run }),
      // Offline, perhaps: the next keystroke tries again.
      () => {
        loading.current = false;
        setSearch(null);
      },
    );
  }, [lang, load]);

  const show = useCallback(
    (text: string) => {
      setQuery(text.trim());
      if (text.trim() !== '') prepare();
    },
    [prepare],
  );

  const record = useCallback(() => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text === readQuery()) return;
    writeQuery(text, isNewStep.current);
    isNewStep.current = text === '';
  }, [field]);

  const change = () => {
    show(field.current?.value ?? '');
    clearTimeout(timer.current);
    timer.current = setTimeout(record, pause);
  };

  const commit = () => {
    setAsked(field.current?.value.trim() ?? '');
    record();
    isNewStep.current = true;
  };

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    show('');
    record();
  };

  // Takes up what is there already: a field in use, letters typed, a question in the address.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value.trim() === '') input.value = readQuery();
    setAsked(readQuery());
    show(input.value);
    timer.current = setTimeout(record, pause);
    if (document.activeElement === input) prepare();
  }, [field, show, prepare, record]);

  // While rendering, so that what was found is gone before Gatsby scrolls to the answer that was chosen from it.
  const [here, setHere] = useState(location);
  if (here !== location) {
    setHere(location);
    setQuery(readQuery());
    setAsked(readQuery());
  }

  // Follows the visitor back and forth.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move within the site may change the address's question
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      isNewStep.current = true;
      if (!field.current || field.current.value.trim() === readQuery()) return;
      field.current.value = readQuery();
      setAsked(readQuery());
      show(field.current.value);
    };
    if (!isFirst.current) follow();
    isFirst.current = false;
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [location, field, show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const isAsked = query === asked;
  const answers = useMemo(() => {
    if (query === '' || !search) return undefined;
    return search.run(query) ?? (isAsked ? nothing : undefined);
  }, [query, isAsked, search]);
  return { query, answers, failed: query !== '' && search === null, prepare, change, record, commit, clear };
};

/** Escape empties the field, as it does in the search fields of most systems. In a composed character it ends that alone. */
export const onEscape = (action: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  action();
};
