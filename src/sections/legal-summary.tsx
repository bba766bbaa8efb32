import * as styles from './legal-summary.module.scss';

type Props = { text: string; messages: Queries.ArticleMessagesFragment['legalPage'] };

/** A section of a legal document in a few words. Its label says that it is no part of the legal text. */
export const LegalSummary = ({ text, messages }: Props) => (
  <aside role="note" className={styles.summary}>
    <p className={styles.head}>
      <strong className={styles.label}>{messages.summary}</strong>{' '}
      <small className={styles.note}>{messages.summaryNote}</small>
    </p>
    <p>{text}</p>
  </aside>
);
