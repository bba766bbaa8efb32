import { graphql } from 'gatsby';
import { Illustration } from '../components/illustration';
import { announcementId } from '../components/legal-announcements';
import { RichText } from '../components/rich-text';
import * as styles from './legal-document.module.scss';

type Props = {
  document: Queries.LegalDocumentFragment;
  words: Queries.LegalWordsFragment['legalPage'];
  /** Before what changes in a version that lies ahead; `{date}` stands for its day. */
  upcoming: string;
};

/** A legal document: its head, its contents and its numbered, linkable sections. */
export const LegalDocument = ({ document, words, upcoming }: Props) => {
  const chapters = document.sections.filter(({ depth }) => depth === 2);
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1>{document.title}</h1>
          <p>
            {words.updated} <time dateTime={document.updated}>{document.updatedText}</time>
          </p>
        </div>
        {document.illustration && <Illustration file={document.illustration} className={styles.motif} eager />}
      </header>
      <div className={styles.columns}>
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
        <div className={styles.text}>
          {document.upcoming && (
            <p id={announcementId} className={styles.announcement}>
              <strong>{upcoming.replace('{date}', document.effectiveText ?? '')}</strong> {document.changes}
            </p>
          )}
          <RichText prose={document.intro} className={styles.intro} />
          {document.sections.map(({ id, depth, title, body }) => {
            const Heading = depth === 2 ? 'h2' : 'h3';
            return (
              <section key={id} aria-labelledby={id} className={depth === 2 ? styles.chapter : styles.passage}>
                <Heading id={id} className={styles.heading}>
                  {title}
                  {/* biome-ignore lint/a11y/useAnchorContent: its label names it; the drawing is hidden */}
                  <a href={`#${id}`} className={styles.permalink} aria-label={`${words.permalink} ${title}`}>
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                      <path d="M10 3h3l-.6 5h4.7l.6-5h3l-.6 5H23v3h-3.3l-.5 4H22v3h-3.2l-.6 4h-3l.6-4h-4.7l-.6 4h-3l.6-4H4v-3h4.5l.5-4H5V8h4.4zm1.5 12h4.7l.5-4H12z" />
                    </svg>
                  </a>
                </Heading>
                <RichText prose={body} />
              </section>
            );
          })}
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
    illustration {
      ...Illustration
    }
    intro {
      ...RichText
    }
    sections {
      id
      depth
      title
      body {
        ...RichText
      }
    }
  }

  fragment LegalWords on Interface {
    legalPage {
      kicker
      updated
      contents
      permalink
    }
  }
`;
