import { graphql } from 'gatsby';
import * as styles from './legal-announcements.module.scss';
import { usePage } from './page-context';
import { SiteLink } from './site-link';

/** Where a legal page says what changes in its next version. */
export const announcementId = 'announcement';

type Props = {
  documents: readonly Queries.LegalAnnouncementFragment[];
  words: Queries.LegalAnnouncementWordsFragment;
};

/** In the footer of every page: the legal documents whose next version is announced. */
export const LegalAnnouncements = ({ documents, words }: Props) => {
  const page = usePage();
  const announced = documents.filter(({ upcoming }) => upcoming);
  if (announced.length === 0) return null;
  return (
    <div>
      {announced.map(({ path, lang, title, effectiveText }) => (
        <p key={path} className={styles.announcement}>
          {words.upcoming.replaceAll('{date}', effectiveText ?? '')}{' '}
          {lang === page.lang ? title : <span lang={lang}>{title}</span>}.{' '}
          <SiteLink to={`${path}#${announcementId}`} hrefLang={lang}>
            {words.link}
          </SiteLink>
        </p>
      ))}
    </div>
  );
};

export const query = graphql`
  fragment LegalAnnouncement on LegalDocument {
    path
    lang
    title
    upcoming
    effectiveText(lang: $lang)
  }

  fragment LegalAnnouncementWords on InterfaceAnnouncement {
    upcoming
    link
  }
`;
