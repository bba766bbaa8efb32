import type { ReactNode, RefObject } from 'react';
import { mailLink } from '../page-helpers/mail-link';
import type { Answers } from './engine';
import { Highlighted, highlightHtml } from './highlight';
import type { SearchMessages } from './search-form';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: string;
  query: string;
  answers: Answers;
  messages: SearchMessages;
};

/** A question and its answer as they stand on the page. */
const readAnswer = (id: string) => ({
  question: document.getElementById(`${id}-question`)?.textContent ?? '',
  html: document.querySelector(`#${CSS.escape(id)} .prose`)?.innerHTML ?? '',
});

/** A drawing that the page holds in a `<template>`. In `gatsby develop` it is a child, because React puts it there. */
const readDrawing = (name: string) => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-drawing=${name}]`);
  return template?.innerHTML || template?.firstElementChild?.outerHTML || '';
};

/** The drawing that goes with an empty result, or with an error. */
export const Drawing = ({ of }: { of: 'none' | 'error' }) => (
  <div
    className="search-drawing"
    // The page's own element.
    dangerouslySetInnerHTML={{ __html: readDrawing(of) }}
  />
);

const List = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h3 id={id} className="search-label">
      {title}
    </h3>
    <ul>{children}</ul>
  </section>
);

/** What the search finds: the best answer in full, the ways to the others, and a mail where there is none. */
export const Results = ({ heading, summary, query, answers, messages }: Props) => {
  const { path, lang: pageLang, permalink, search, mailLines } = messages;
  const [best, ...others] = answers.questions.map((hit) => ({ ...hit, ...readAnswer(hit.id) }));
  // A whole address rather than a fragment: it leaves the question out.
  const addressOf = (id: string) => `${path}#${id}`;

  return (
    <section className="search-results" aria-labelledby="results-title">
      <h2
        id="results-title"
        ref={heading}
        tabIndex={-1}
        className={best ? 'search-summary' : 'search-summary search-title'}
      >
        {summary}
      </h2>
      {best ? (
        <article className="search-card" aria-labelledby="best-answer">
          <p className="search-label">{search.best}</p>
          <h3 id="best-answer" className="search-question">
            <Highlighted text={best.question} isFound={best.isFound} />
          </h3>
          <div
            className="prose search-answer"
            // The answer as it stands on the page.
            dangerouslySetInnerHTML={{ __html: highlightHtml(best.html, best.isFound) }}
          />
          <a href={addressOf(best.id)} className="search-permalink" aria-label={`${permalink}, ${best.question}`}>
            {permalink}
          </a>
        </article>
      ) : (
        <div className="search-card search-nothing">
          <p>{search.noneText}</p>
          <Drawing of="none" />
          <a href={mailLink(search.mailTo, mailLines, query)} className="search-button">
            {search.mail}
          </a>
        </div>
      )}
      {(others.length > 0 || answers.sections.length > 0) && (
        <div className="search-more">
          {others.length > 0 && (
            <List id="other-answers" title={search.others}>
              {others.map(({ id, question, isFound }) => (
                <li key={id}>
                  <a href={addressOf(id)} className="search-other">
                    <Highlighted text={question} isFound={isFound} />
                  </a>
                </li>
              ))}
            </List>
          )}
          {answers.sections.length > 0 && (
            <List id="legal-answers" title={search.legal}>
              {answers.sections.map(({ to, title, document: owner, lang, isFound }) => (
                <li key={to}>
                  <a href={to} {...(lang !== pageLang && { lang, hrefLang: lang })}>
                    <span className="search-section">
                      <Highlighted text={title} isFound={isFound} />
                    </span>{' '}
                    {owner && <span className="search-document">{owner}</span>}
                  </a>
                </li>
              ))}
            </List>
          )}
        </div>
      )}
    </section>
  );
};
