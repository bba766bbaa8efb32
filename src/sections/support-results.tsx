import { Link } from 'gatsby';
import type { RefObject } from 'react';
import { Highlighted } from '../components/highlighted';
import { Illustration } from '../components/illustration';
import { mailLink } from '../components/mail-link';
import { usePage } from '../components/page-context';
import { RichText } from '../components/rich-text';
import { highlightHtml } from '../search/highlight';
import type { Answers } from '../search/search';
import * as styles from './support-results.module.scss';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  summary: string;
  query: string;
  answers: Answers;
  words: Queries.SupportSearchFragment['search'];
  mailLines: readonly string[];
  groups: Queries.SupportFaqFragment['groups'];
  permalink: string;
};

/** What the search finds: the best answer in full, the ways to the others, and a mail where there is none. */
export const SupportResults = ({ heading, summary, query, answers, words, mailLines, groups, permalink }: Props) => {
  const { path, lang: pageLang } = usePage();
  const items = groups.flatMap((group) => group.items);
  const found = answers.questions.flatMap(({ entry, terms }) => {
    const item = items.find(({ id }) => id === entry.id);
    return item ? [{ ...item, terms }] : [];
  });
  const [best, ...others] = found;

  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" ref={heading} tabIndex={-1} className={styles.summary}>
        {summary}
      </h2>
      {best ? (
        <article className={styles.best} aria-labelledby="best-answer">
          <p className={styles.kicker}>{words.best}</p>
          <h3 id="best-answer" className={styles.question}>
            <Highlighted text={best.question} terms={best.terms} />
          </h3>
          <RichText className={styles.answer} prose={{ html: highlightHtml(best.answer.html, best.terms) }} />
          {/* Gatsby's own link: unlike a plain fragment, it leaves the question out of the address. */}
          <Link to={`${path}#${best.id}`} className={styles.permalink} aria-label={`${permalink}, ${best.question}`}>
            {permalink}
          </Link>
        </article>
      ) : (
        <div className={styles.none}>
          <p>{words.noneText}</p>
          <Illustration file={words.noneIllustration} className={styles.emptyPlate} eager />
          <a href={mailLink(words.mailTo, mailLines, query)} className={styles.mail}>
            {words.mail}
          </a>
        </div>
      )}
      {(others.length > 0 || answers.sections.length > 0) && (
        <div className={styles.more}>
          {others.length > 0 && (
            <section aria-labelledby="other-answers">
              <h3 id="other-answers" className={styles.kicker}>
                {words.others}
              </h3>
              <ul>
                {others.map(({ id, question, terms }) => (
                  <li key={id}>
                    <Link to={`${path}#${id}`} className={styles.other}>
                      <Highlighted text={question} terms={terms} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {answers.sections.length > 0 && (
            <section aria-labelledby="legal-answers">
              <h3 id="legal-answers" className={styles.kicker}>
                {words.legal}
              </h3>
              <ul>
                {answers.sections.map(({ entry: { to, title, document, lang }, terms }) => (
                  <li key={to}>
                    <Link to={to} className={styles.legal} {...(lang !== pageLang && { lang, hrefLang: lang })}>
                      <span className={styles.legalTitle}>
                        <Highlighted text={title} terms={terms} />
                      </span>{' '}
                      {document && <span className={styles.document}>{document}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </section>
  );
};
