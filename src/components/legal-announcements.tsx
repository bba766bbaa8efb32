import { graphql } from 'gatsby';
import * as styles from './legal-announcements.module.scss';
import { SiteLink } from './site-link';

/** Where a legal page says what changes in its next version. */
export const announcementId = 'announcement';

type Props = {
  documents: readonly Queries.LegalAnnouncementFragment[];
  words: Queries.LegalAnnouncementWordsFragment;
};

/** In the footer of every page: the legal documents whose next version is announced. */
export const LegalAnnouncements = ({ documents, words }: Props) =>
  documents
    .filter(({ upcoming }) => upcoming)
    .map(({ path, title, effectiveText }) => (
      <p key={path} className={styles.announcement}>
        {words.upcoming.replace('{date}', effectiveText ?? '')} {title}.{' '}
        <SiteLink to={`${path}#${announcementId}`}>{words.link}</SiteLink>
      </p>
    ));

export const query = graphql`
  fragment LegalAnnouncement on LegalDocument {
    path
    title
    upcoming
    effectiveText
  }

  fragment LegalAnnouncementWords on InterfaceAnnouncement {
    upcoming
    link
  }
`;
