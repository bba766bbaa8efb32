import { graphql } from 'gatsby';
import { LinkRow } from '../components/link-row';
import { SiteLink } from '../components/site-link';
import { changesAddress } from '../content/versions/addresses';
import * as styles from './former-notice.module.scss';

type Props = {
  version: Queries.FormerNoticeFragment;
  words: Queries.FormerNoticeWordsFragment;
};

/** At the head of a former version: that it is one, what took its place, and what that changed. */
export const FormerNotice = ({ version: { updatedText, replacement }, words }: Props) =>
  replacement && (
    <div className={styles.notice}>
      <p>
        <strong>{words.replaced.replaceAll('{date}', updatedText).replaceAll('{day}', replacement.dayText)}</strong>
      </p>
      <LinkRow>
        <SiteLink to={replacement.newerAddress}>{words.newer}</SiteLink>
        <SiteLink to={changesAddress(replacement.address)}>{words.changes}</SiteLink>
      </LinkRow>
    </div>
  );

export const query = graphql`
  fragment FormerNotice on FormerVersion {
    updatedText
    replacement {
      address
      dayText
      newerAddress
    }
  }

  fragment FormerNoticeWords on InterfaceLegalVersions {
    replaced
    newer
    changes
  }
`;
