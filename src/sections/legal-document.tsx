import { graphql } from 'gatsby';
import { announcementId } from '../components/footer';
import { Illustration } from '../components/illustration';
import { usePage } from '../components/page-context';
import { RichText } from '../components/rich-text';
import { SiteLink } from '../components/site-link';
import { introKey } from '../constants';
import * as pagerStyles from './document-pager.module.scss';
import * as styles from './legal-document.module.scss';
import * as summaryStyles from './legal-summary.module.scss';

type Props = {
  document: Queries.LegalDocumentFragment;
  archivedVersions: readonly Queries.ArchivedVersionFragment[];
  previous: Neighbour | null;
  next: Neighbour | null;
  messages: Queries.LegalMessagesFragment;
};

type Messages = Queries.LegalMessagesFragment['legalPage'];
type Neighbour = Queries.FooterDocumentFragment;

/** A section in a few words, on a slip of paper of its own: it says itself that it is no part of the legal text. */
const Summary = ({ text, messages }: { text: string; messages: Messages }) => (
  <aside role="note" className={summaryStyles.summary}>
    <p className={summaryStyles.head}>
      <strong className={summaryStyles.label}>{messages.summary}</strong>{' '}
      <small className={summaryStyles.note}>{messages.summaryNote}</small>
    </p>
    <p>{text}</p>
  </aside>
);

const Pager = ({ previous, next, messages }: Pick<Props, 'previous' | 'next'> & { messages: Messages }) => {
  const page = usePage();
  const title = ({ title, lang }: Neighbour) => <strong lang={lang === page.lang ? undefined : lang}>{title}</strong>;
  return (
    <nav className={pagerStyles.pager} aria-label={messages.others}>
      {previous && (
        <SiteLink to={previous.path} hrefLang={previous.lang} className={pagerStyles.card} rel="prev">
          <span>{messages.previous}</span>
          {title(previous)}
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} hrefLang={next.lang} className={`${pagerStyles.card} ${pagerStyles.next}`} rel="next">
          <span>{messages.next}</span>
          {title(next)}
        </SiteLink>
      )}
    </nav>
  );
};

/** A legal document: its head, its contents and its numbered, linkable sections. */
export const LegalDocument = ({
  document,
  archivedVersions,
  previous,
  next,
  messages: { legalPage, legalVersions },
}: Props) => {
  const summaryOf = (section: string) => {
    const text = document.summaries?.find((summary) => summary.section === section)?.text;
    return text && <Summary text={text} messages={legalPage} />;
  };
  const chapters = document.sections.filter(({ depth }) => depth === 2);
  const versionOf = ({ updatedText }: { updatedText: string }) =>
    legalVersions.version.replaceAll('{date}', updatedText);
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <p className={styles.kicker}>{legalPage.kicker}</p>
          <h1>{document.title}</h1>
          <p>
            {/* One text: React writes a comment between two. */}
            {`${legalPage.updated} `}
            <time dateTime={document.updated}>{document.updatedText}</time>
          </p>
          {document.changes && (
            <p className={styles.changes}>
              <strong>{legalVersions.changes}</strong>
              {` ${document.changes}`}
            </p>
          )}
          {document.former && (
            <p className={styles.notice}>
              <strong>{legalVersions.replaced.replaceAll('{date}', document.updatedText)}</strong>{' '}
              <SiteLink to={document.path}>{legalVersions.newer}</SiteLink>
            </p>
          )}
        </div>
        {document.illustration && (
          <Illustration file={document.illustration} className={`onScreen ${styles.illustration}`} eager />
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          {document.announcement && (
            <div id={announcementId} className={styles.notice}>
              <RichText prose={document.announcement} />
            </div>
          )}
          {summaryOf(introKey)}
        </div>
        {chapters.length > 0 && (
          <nav className={styles.contents} aria-labelledby="contents-title">
            <h2 id="contents-title">{legalPage.contents}</h2>
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
          <RichText prose={document.intro} className={styles.intro} />
          {document.sections.map(({ id, depth, title, body }) => {
            const Heading = depth === 2 ? 'h2' : 'h3';
            const place = depth === 2 ? styles.chapter : styles.passage;
            return (
              <section key={id} className={id === document.form ? `${place} ${styles.form}` : place}>
                <div className={styles.heading}>
                  <Heading id={id}>{title}</Heading>
                  {/* biome-ignore lint/a11y/useAnchorContent: its label names it; its character is a style's */}
                  <a
                    href={`#${id}`}
                    className={`onScreen ${styles.anchor}`}
                    aria-label={`${legalPage.permalink} ${title}`}
                  />
                </div>
                {summaryOf(id)}
                <RichText prose={body} />
              </section>
            );
          })}
          {archivedVersions.length > 0 && (
            <section aria-labelledby="versions-title" className={`onScreen ${styles.versions}`}>
              <h2 id="versions-title">{legalVersions.title}</h2>
              <ul>
                {archivedVersions.map((version) => (
                  <li key={version.address}>
                    <SiteLink to={version.address}>{versionOf(version)}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!document.former && <Pager previous={previous} next={next} messages={legalPage} />}
        </div>
      </div>
    </article>
  );
};

export const query = graphql`
  fragment LegalDocument on LegalDocument {
    path
    title
    updated
    updatedText
    former
    changes
    announcement { ...RichText }
    form
    illustration { ...Illustration }
    summaries {
      section
      text
    }
    intro { ...RichText }
    sections {
      id
      depth
      title
      body { ...RichText }
    }
  }

  fragment ArchivedVersion on LegalDocument {
    address
    updatedText
  }

  fragment LegalMessages on Interface {
    legalPage {
      kicker
      updated
      contents
      permalink
      summary
      summaryNote
      previous
      next
      others
    }
    legalVersions {
      title
      version
      replaced
      newer
      changes
    }
  }
`;
