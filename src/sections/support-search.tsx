import { graphql } from 'gatsby';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePage } from '../components/page-context';
import { loadSearch } from '../search/load-search';
import { questionParameter } from '../search/question-parameter';
import { onEscape, useHelpSearch } from '../search/use-help-search';
import { SupportResults } from './support-results';
import * as styles from './support-search.module.scss';

type Props = {
  words: Queries.SupportSearchFragment['search'];
  mailLines: readonly string[];
  groups: Queries.SupportFaqFragment['groups'];
  permalink: string;
  /** Changes whenever the visitor moves within the site. */
  location: unknown;
  load?: typeof loadSearch;
};

/** How long to wait for the end of a word before a screen reader hears the count. */
const breath = 600;

/** The search field and what it finds. A form, so that Enter works before React has taken the page over. */
export const SupportSearch = ({ words, mailLines, groups, permalink, location, load = loadSearch }: Props) => {
  const { path, lang } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, answers, failed, prepare, change, record, commit, clear } = useHelpSearch(field, lang, location, load);

  const count = answers?.questions.length ?? 0;
  const template = count === 0 ? words.none : count === 1 ? words.one : words.many;
  const summary = answers ? template.replaceAll('{count}', String(count)).replaceAll('{query}', () => query) : '';
  const status = failed ? words.failed : summary;

  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(status), breath);
    return () => clearTimeout(timer);
  }, [status]);

  // The best answer is readable at once: where it would come up below the screen, the field moves up.
  const form = useRef<HTMLFormElement>(null);
  const hasAnswers = answers !== undefined;
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!hasAnswers || !form.current) return;
    // Whoever has gone on meanwhile stays there.
    const { activeElement } = document;
    const isHere = activeElement === document.body || form.current.contains(activeElement);
    if (isAwaited.current && isHere) heading.current?.focus();
    isAwaited.current = false;
    const { bottom } = form.current.getBoundingClientRect();
    if (bottom > (window.visualViewport?.height ?? window.innerHeight) * 0.6) form.current.scrollIntoView();
  }, [hasAnswers]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
    // The keyboard of a phone goes away, and a screen reader goes on at the answers.
    heading.current?.focus();
    isAwaited.current = heading.current === null;
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for some of the supported browsers */}
      <form ref={form} className={styles.form} role="search" action={path} onSubmit={submit}>
        <label className={styles.label} htmlFor="search">
          {words.label}
        </label>
        <div className={styles.strip}>
          <input
            ref={field}
            className={styles.field}
            id="search"
            type="search"
            name={questionParameter}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck="false"
            enterKeyHint="search"
            maxLength={120}
            onFocus={prepare}
            onInput={() => {
              isAwaited.current = false;
              change();
            }}
            onBlur={record}
            onKeyDown={onEscape(clear)}
          />
          {query !== '' && (
            <button type="button" className={styles.clear} onClick={clear}>
              {words.clear}
            </button>
          )}
          <button type="submit" className={styles.submit} aria-label={words.submit}>
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path d="M13.600 2.300c-6.300-.2-11.200 4.700-11.300 10.900-.1 6.300 4.700 11.400 11 11.500 2.300.1 4.300-.5 6.100-1.700l7 7.100 3.700-3.400-7.100-7.100c1.200-1.800 1.900-4 1.900-6.300.1-6.100-5-10.800-11.300-11zm-.2 4.500c3.700 0 6.700 2.900 6.700 6.700s-3.200 6.700-6.900 6.600c-3.600 0-6.500-3.100-6.400-6.800.1-3.600 3-6.600 6.600-6.500z" />
            </svg>
          </button>
        </div>
      </form>
      <p role="status" className={failed ? styles.failed : styles.status}>
        {announcement}
      </p>
      {answers && (
        <SupportResults
          heading={heading}
          summary={summary}
          query={query}
          answers={answers}
          words={words}
          mailLines={mailLines}
          groups={groups}
          permalink={permalink}
        />
      )}
    </>
  );
};

export const query = graphql`
  fragment SupportSearch on Support {
    search {
      label
      placeholder
      submit
      clear
      best
      one
      many
      others
      legal
      none
      noneText
      failed
      noneIllustration {
        ...Illustration
      }
      mail
      mailTo
    }
  }
`;
