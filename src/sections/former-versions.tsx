import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link';
import { changesAddress } from '../content/versions/addresses';
import * as styles from './former-versions.module.scss';

type Props = {
  versions: readonly Queries.FormerVersionLinkFragment[];
  words: Queries.FormerVersionWordsFragment;
};

/** The versions that a document had, the latest first, each with what the one after it has changed. */
export const FormerVersions = ({ versions, words }: Props) => (
  <section aria-labelledby="versions-title" className={styles.versions}>
    <h2 id="versions-title" className={styles.title}>
      {words.title}
    </h2>
    <ul>
      {versions.map(({ updatedText, replacement }) => {
        const address = replacement?.address ?? '';
        return (
          <li key={address}>
            <SiteLink to={address}>{words.version.replaceAll('{date}', updatedText)}</SiteLink>
            <SiteLink to={changesAddress(address)}>{words.changesAfter.replaceAll('{date}', updatedText)}</SiteLink>
          </li>
        );
      })}
    </ul>
  </section>
);

type One = { version: Props['versions'][number]; words: Props['words'] };

/** At the head of a document: the way to what its current version has changed. */
export const LatestChanges = ({ version: { replacement }, words }: One) => (
  <p className={styles.latest}>
    <SiteLink to={changesAddress(replacement?.address ?? '')}>{words.changes}</SiteLink>
  </p>
);

/** In the announcement of a version that lies ahead: which one applies until then. */
export const VersionInForce = ({ version: { updatedText, replacement }, words }: One) => (
  <SiteLink to={replacement?.address ?? ''}>{words.until.replaceAll('{date}', updatedText)}</SiteLink>
);

export const query = graphql`
  fragment FormerVersionLink on FormerVersion {
    updatedText
    replacement {
      address
    }
  }

  fragment FormerVersionWords on InterfaceLegalVersions {
    title
    version
    changesAfter
    changes
    until
  }
`;
