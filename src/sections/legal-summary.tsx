import { graphql } from 'gatsby';
import * as styles from './legal-summary.module.scss';

type Props = { text: string; words: Queries.LegalSummaryWordsFragment };

/** A section in a few words, on a slip of paper of its own: it says itself that it is no part of the legal text. */
export const LegalSummary = ({ text, words }: Props) => (
  <aside role="note" className={styles.slip}>
    <p className={styles.head}>
      <strong className={styles.label}>{words.summary}</strong>{' '}
      <small className={styles.note}>{words.summaryNote}</small>
    </p>
    <p>{text}</p>
  </aside>
);

export const query = graphql`
  fragment LegalSummaryWords on InterfaceLegalPage {
    summary
    summaryNote
  }
`;
