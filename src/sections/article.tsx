import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../components/picture';
import { RichText } from '../components/rich-text';
import { SiteLink } from '../components/site-link';
import { announcementId, introKey } from '../constants';
import * as styles from './article.module.scss';
import { LegalSummary } from './legal-summary';

type Props = {
  /** A guide, or a legal document, which has more parts. */
  document: Queries.GuideFragment | Queries.LegalDocumentFragment;
  archivedVersions?: readonly Queries.ArchivedVersionFragment[];
  messages: Queries.ArticleMessagesFragment;
  /** What follows the text. */
  children?: ReactNode;
};

/**
 * A page made of a Markdown file: its head, its contents and its numbered, linkable sections. On small screens the contents
 * are a popover, which needs no script; on wide screens they are always shown, and static/page.js marks the chapter that is
 * being read.
 */
export const Article = ({
  document,
  archivedVersions = [],
  messages: { legalPage, legalVersions },
  children,
}: Props) => {
  const legal = 'summaries' in document ? document : undefined;
  const guide = 'figures' in document ? document : undefined;
  /** What stands above the text of a section. */
  const above = (id: string) => {
    const summary = legal?.summaries?.find(({ section }) => section === id);
    const figure = guide?.figures?.find(({ section }) => section === id);
    return (
      <>
        {summary && <LegalSummary text={summary.text} messages={legalPage} />}
        {figure && <Picture file={figure.image} alt={figure.alt} className={styles.figure} />}
      </>
    );
  };
  const chapters = document.sections.filter(({ depth }) => depth === 2);
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.headWords}>
          {legal && <p className={styles.kicker}>{legalPage.kicker}</p>}
          <h1>{document.title}</h1>
          <p>
            {/* One string: between two, React would write a comment. */}
            {`${legalPage.updated} `}
            <time dateTime={document.updated}>{document.updatedText}</time>
          </p>
          {legal?.changes && (
            <p className={styles.changes}>
              <strong>{legalVersions.changes}</strong>
              {` ${legal.changes}`}
            </p>
          )}
          {legal?.former && (
            <p className={styles.notice}>
              <strong>{legalVersions.replaced.replaceAll('{date}', legal.updatedText)}</strong>{' '}
              <SiteLink to={legal.path}>{legalVersions.newer}</SiteLink>
            </p>
          )}
        </div>
        {document.illustration && (
          <Picture file={document.illustration} className={`screenOnly ${styles.illustration}`} eager />
        )}
      </header>
      <div className={styles.columns}>
        {chapters.length > 0 && (
          <>
            <button type="button" className={`screenOnly ${styles.tab}`} popoverTarget="contents">
              {legalPage.contents}
            </button>
            <nav id="contents" popover="auto" className={styles.contents} aria-label={legalPage.contents}>
              <p aria-hidden="true">{legalPage.contents}</p>
              <ol>
                {chapters.map(({ id, title }) => (
                  <li key={id} className={styles.entry}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </>
        )}
        <div id="document-text" className={styles.text}>
          {legal?.announcement && (
            <div id={announcementId} className={styles.notice}>
              <RichText prose={legal.announcement} />
            </div>
          )}
          {above(introKey)}
          <RichText prose={document.intro} className={styles.intro} />
          {document.sections.map(({ id, depth, title, body }) => {
            const Heading = depth === 2 ? 'h2' : 'h3';
            const className = depth === 2 ? styles.chapter : styles.passage;
            return (
              <section key={id} className={id === legal?.form ? `${className} ${styles.form}` : className}>
                <div className={styles.heading}>
                  <Heading id={id}>{title}</Heading>
                  {/* For the pointer only: the contents have the same link. */}
                  {depth === 2 && (
                    <span className="screenOnly" aria-hidden="true">
                      <a href={`#${id}`} className={styles.anchor} tabIndex={-1}>
                        #
                      </a>
                    </span>
                  )}
                </div>
                {above(id)}
                <RichText prose={body} />
              </section>
            );
          })}
          {archivedVersions.length > 0 && (
            <section className={`screenOnly ${styles.versions}`}>
              <h2>{legalVersions.title}</h2>
              <ul>
                {archivedVersions.map((version) => (
                  <li key={version.address}>
                    <SiteLink to={version.address}>
                      {legalVersions.version.replaceAll('{date}', version.updatedText)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {children}
        </div>
      </div>
    </article>
  );
};

export const query = graphql`
  fragment LegalDocument on LegalDocument {
    path title updated updatedText former changes
    announcement { ...RichText }
    form
    illustration { ...Picture }
    summaries { section text }
    intro { ...RichText }
    sections { id depth title body { ...RichText } }
  }

  fragment Guide on Guide {
    title updated updatedText
    illustration { ...Picture }
    figures { section alt image { ...Picture } }
    intro { ...RichText }
    sections { id depth title body { ...RichText } }
  }

  fragment ArchivedVersion on LegalDocument { address updatedText }

  fragment ArticleMessages on Interface {
    legalPage { kicker updated contents summary summaryNote }
    legalVersions { title version replaced newer changes }
  }
`;
