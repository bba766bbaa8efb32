import { graphql } from 'gatsby';
import { LinkRow } from '../components/link-row';
import { SiteLink } from '../components/site-link';
import * as styles from './legal-changes.module.scss';

type Replacement = NonNullable<Queries.LegalChangesFragment['replacement']>;
type Paragraph = Replacement['sections'][number]['paragraphs'][number];
type Words = NonNullable<Paragraph['before']>;

type Props = {
  version: Queries.LegalChangesFragment;
  words: Queries.LegalChangesWordsFragment;
};

/** What one version of a legal document has changed in the one before it, section by section. */
export const LegalChanges = ({ version: { title, updatedText, replacement }, words }: Props) => {
  if (!replacement) return null;
  const { address, newerAddress, newerText, dayText, summary, sections } = replacement;
  const between = words.between
    .replaceAll('{from}', updatedText)
    .replaceAll('{to}', newerText)
    .replaceAll('{day}', dayText);
  const version = (date: string) => words.version.replaceAll('{date}', date);
  return (
    <article className={styles.page} aria-labelledby="changes-title">
      <header className={styles.head}>
        <p className={styles.kicker}>{title}</p>
        <h1 id="changes-title" className={styles.title}>
          {words.changes}
        </h1>
        <p>{between}</p>
        {summary && <p>{summary}</p>}
        <LinkRow>
          <SiteLink to={address}>{version(updatedText)}</SiteLink>
          <SiteLink to={newerAddress}>{version(newerText)}</SiteLink>
        </LinkRow>
      </header>
      {sections.length === 0 && <p>{words.unchanged}</p>}
      {sections.map(({ title: heading, to, paragraphs }, index) => (
        <section key={to} aria-labelledby={`change-${index + 1}`} className={styles.section}>
          <h2 id={`change-${index + 1}`} className={styles.heading}>
            <SiteLink to={to}>{heading ?? words.beginning}</SiteLink>
          </h2>
          <ul className={styles.list}>
            {paragraphs.map((paragraph) => (
              <li key={JSON.stringify(paragraph)} className={styles.change}>
                <ChangedParagraph paragraph={paragraph} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
};

/** A paragraph that was added or taken away, or one as it was and as it is: the words before each say which. */
const ChangedParagraph = ({ paragraph: { before, after }, words }: { paragraph: Paragraph } & Pick<Props, 'words'>) => (
  <>
    {before && (
      <p>
        <strong className={styles.before}>{after ? words.before : words.removed}</strong>{' '}
        <MarkedWords words={before} mark="del" isWhole={!after} />
      </p>
    )}
    {after && (
      <p>
        <strong className={styles.after}>{before ? words.after : words.added}</strong>{' '}
        <MarkedWords words={after} mark="ins" isWhole={!before} />
      </p>
    )}
  </>
);

const MarkedWords = ({ words, mark: Mark, isWhole }: { words: Words; mark: 'ins' | 'del'; isWhole: boolean }) =>
  words.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and never move
      <Mark key={index} className={isWhole ? styles.whole : undefined}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );

export const query = graphql`
  fragment LegalChanges on FormerVersion {
    title
    updatedText
    replacement {
      address
      newerAddress
      newerText
      dayText
      summary
      sections {
        title
        to
        paragraphs {
          before {
            text
            marked
          }
          after {
            text
            marked
          }
        }
      }
    }
  }

  fragment LegalChangesWords on InterfaceLegalVersions {
    version
    changes
    between
    beginning
    added
    removed
    before
    after
    unchanged
  }
`;
