import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Illustration } from '../components/illustration';
import { announcementId } from '../components/legal-announcements';
import { RichText } from '../components/rich-text';
import { introKey } from '../content/constants';
import * as styles from './legal-document.module.scss';
import { LegalSummary } from './legal-summary';

type Announcement = 'upcoming' | 'effectiveText' | 'changes' | 'summaries';
type Document = Omit<Queries.LegalDocumentFragment, Announcement> &
  Partial<Pick<Queries.LegalDocumentFragment, Announcement>>;

type Props = {
  document: Document;
  words: Queries.LegalWordsFragment['legalPage'];
  /** Before what changes in a version that lies ahead; `{date}` stands for its day. */
  upcoming?: string;
  /** After it: what applies until then. */
  until?: ReactNode;
  /** Below the date. */
  head?: ReactNode;
  /** Below the sections. */
  children?: ReactNode;
};

/** A legal document: its head, its contents and its numbered, linkable sections. */
export const LegalDocument = ({ document, words, upcoming = '', until, head, children }: Props) => {
  const summaryOf = (section: string) => {
    const text = document.summaries?.find((summary) => summary.section === section)?.text;
    return text && <LegalSummary text={text} words={words} />;
  };
  const chapters = document.sections.filter(({ depth }) => depth === 2);
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1>{document.title}</h1>
          <p>
            {/* One text: React writes a comment between two. */}
            {`${words.updated} `}
            <time dateTime={document.updated}>{document.updatedText}</time>
          </p>
          {head}
        </div>
        {document.illustration && <Illustration file={document.illustration} className={styles.motif} eager />}
      </header>
      <div className={styles.columns}>
        {chapters.length > 0 && (
          <nav className={styles.contents} aria-labelledby="contents-title">
            <h2 id="contents-title" className={styles.contentsTitle}>
              {words.contents}
            </h2>
            <ol>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          {document.upcoming && (
            <p id={announcementId} className={styles.announcement}>
              <strong>{upcoming.replaceAll('{date}', document.effectiveText ?? '')}</strong> {document.changes}
              {until && <> {until}</>}
            </p>
          )}
          {summaryOf(introKey)}
          <RichText prose={document.intro} className={styles.intro} />
          {document.sections.map(({ id, depth, title, body }) => {
            const Heading = depth === 2 ? 'h2' : 'h3';
            const place = depth === 2 ? styles.chapter : styles.passage;
            return (
              <section key={id} className={id === document.form ? `${place} ${styles.form}` : place}>
                <div className={styles.heading}>
                  <Heading id={id}>{title}</Heading>
                  {/* biome-ignore lint/a11y/useAnchorContent: its label names it; its sign is a style's */}
                  <a href={`#${id}`} className={styles.permalink} aria-label={`${words.permalink} ${title}`} />
                </div>
                {summaryOf(id)}
                <RichText prose={body} />
              </section>
            );
          })}
          {children}
        </div>
      </div>
    </article>
  );
};

export const query = graphql`
  fragment LegalDocument on LegalDocument {
    title
    updated
    updatedText
    upcoming
    effectiveText
    changes
    form
    illustration {
      ...Illustration
    }
    summaries {
      section
      text
    }
    intro {
      ...RichText
    }
    sections {
      ...LegalSection
    }
  }

  fragment LegalSection on LegalSection {
    id
    depth
    title
    body {
      ...RichText
    }
  }

  fragment LegalWords on Interface {
    legalPage {
      kicker
      updated
      contents
      permalink
      ...LegalSummaryWords
    }
  }
`;
