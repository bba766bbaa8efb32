import { SiteLink } from '../components/site-link';
import { usePage } from '../page-helpers/page-context';
import * as styles from './document-pager.module.scss';

type Props = {
  previous: Queries.FooterDocumentFragment | null;
  next: Queries.FooterDocumentFragment | null;
  messages: Queries.ArticleMessagesFragment['legalPage'];
};

/** Links to the previous and the next legal document. */
export const DocumentPager = ({ previous, next, messages }: Props) => {
  const page = usePage();
  const link = ({ path, title, lang }: Queries.FooterDocumentFragment, rel: 'prev' | 'next') => (
    <SiteLink
      to={path}
      hrefLang={lang}
      className={rel === 'next' ? `${styles.card} ${styles.next}` : styles.card}
      rel={rel}
    >
      <span>{rel === 'next' ? messages.next : messages.previous}</span>
      <strong lang={lang === page.lang ? undefined : lang}>{title}</strong>
    </SiteLink>
  );
  return (
    <nav className={styles.pager} aria-label={messages.others}>
      {previous && link(previous, 'prev')}
      {next && link(next, 'next')}
    </nav>
  );
};
