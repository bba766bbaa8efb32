import type { ReactNode, RefObject } from 'react';
import { mailLink } from '../page-helpers/mail-link';
import type { Answers } from './engine';
import { Highlighted, highlightHtml } from './highlight';
import type { SearchMessages } from './search-messages';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: string;
  query: string;
  answers: Answers;
  messages: SearchMessages;
};

/** Adds the question and its answer, read from the page. */
const withTexts = (answer: Answers['others'][number]) => ({
  ...answer,
  question: document.getElementById(`${answer.id}-question`)?.textContent ?? '',
  html: document.querySelector(`#${CSS.escape(answer.id)} .prose`)?.innerHTML ?? '',
});

/** A drawing in a `<template>` of the page. In `gatsby develop` React makes the drawing a child of the template. */
const readDrawing = (name: string) => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-drawing=${name}]`);
  return template?.innerHTML || template?.firstElementChild?.outerHTML || '';
};

/** The drawing beside an empty result, or an error. */
export const Drawing = ({ of }: { of: 'none' | 'error' }) => (
  <div className="search-drawing" dangerouslySetInnerHTML={{ __html: readDrawing(of) }} />
);

const List = ({ id, title, children }: { id: string; title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <section aria-labelledby={id}>
      <h3 id={id} className="search-label">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );

/** The results: the best answer in full, or a link to write a mail if there is none, and links to other answers. */
export const Results = ({ heading, summary, query, answers, messages }: Props) => {
  const { path, lang: pageLang, permalink, search, mailLines } = messages;
  const best = answers.best && withTexts(answers.best);
  const others = answers.others.map(withTexts);
  // With the path, because a fragment alone would keep the query in the address.
  const hrefOf = (id: string) => `${path}#${id}`;

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
            dangerouslySetInnerHTML={{ __html: highlightHtml(best.html, best.isFound) }}
          />
          <a href={hrefOf(best.id)} className="search-permalink" aria-label={`${permalink}, ${best.question}`}>
            {permalink}
          </a>
        </article>
      ) : (
        <div className="search-card search-nothing">
          <div className="search-words">
            <p>{search.noneText}</p>
            <a href={mailLink(search.mailTo, mailLines, query)} className="search-button">
              {search.mail}
            </a>
          </div>
          <Drawing of="none" />
        </div>
      )}
      {(others.length > 0 || answers.sections.length > 0) && (
        <div className="search-more">
          <List id="other-answers" title={search.others}>
            {others.map(({ id, question, isFound }) => (
              <li key={id}>
                <a href={hrefOf(id)} className="search-other">
                  <Highlighted text={question} isFound={isFound} />
                </a>
              </li>
            ))}
          </List>
          <List id="legal-answers" title={search.legal}>
            {answers.sections.map(({ to, title, documentTitle, lang, isFound }) => (
              <li key={to}>
                <a href={to} {...(lang !== pageLang && { lang, hrefLang: lang })}>
                  <span className="search-section">
                    <Highlighted text={title} isFound={isFound} />
                  </span>{' '}
                  {documentTitle && <span className="search-document">{documentTitle}</span>}
                </a>
              </li>
            ))}
          </List>
        </div>
      )}
    </section>
  );
};
