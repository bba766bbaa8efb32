import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { RichText } from '../components/rich-text';
import * as styles from './support-faq.module.scss';

type Props = { faq: Queries.SupportFaqFragment };

/**
 * The questions, in groups.
 * - A heading inside `<summary>` is lost in JAWS, and VoiceOver does not say whether it is open. So the heading stands
 *   before the disclosure. The summary covers the heading, and is labelled by it.
 * - A link to a question leads to the id of its answer, because browsers open the disclosure around the target of a link.
 *   static/page.js opens it in browsers that do not.
 */
export const SupportFaq = ({ faq }: Props) => (
  <section id="faq" className={styles.section}>
    <h2>{faq.title}</h2>
    <ul className={`screenOnly ${styles.index}`}>
      {faq.groups.map(({ id, title }) => (
        <li key={id} className={styles.indexEntry}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
    <div>
      {faq.groups.map(({ id: groupId, title, vignette, items }) => (
        <section key={groupId} id={groupId} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          {vignette && (
            <div className={`screenOnly ${styles.vignette}`}>
              <Picture file={vignette} />
            </div>
          )}
          <div className={styles.card}>
            {items.map(({ id, question, answer }) => (
              <div key={id} className={styles.item}>
                <h4 id={`${id}-question`} className={styles.question}>
                  {question}
                </h4>
                <details className={styles.disclosure}>
                  <summary className={`screenOnly ${styles.summary}`} aria-labelledby={`${id}-question`}>
                    <svg className={styles.marker} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
                      <path
                        className={styles.disc}
                        d="M23 1.500c6-.2 12 2.200 15.600 6.800 3.200 4 4.600 9.400 4 14.600-.5 5.600-3 11.200-7.600 14.600-4 3-9.200 4.300-14.200 3.900-5.600-.5-11.300-2.900-14.800-7.400C2.700 29.800 1.200 24.200 1.900 18.900 2.600 13.400 5.400 8.100 9.900 5 13.700 2.500 18.400 1.700 23 1.500z"
                      />
                      <path d="M20.300 11.400l3.700-.2-.2 8.900 9.200-.3.100 3.900-9.100.1.300 9-3.900.1.100-9.200-8.900.3-.2-3.700 8.900-.2z" />
                    </svg>
                  </summary>
                  <div id={id} className={styles.answer}>
                    <RichText prose={answer} />
                    <a href={`#${id}`} className={`screenOnly ${styles.permalink}`}>
                      {faq.permalink}
                    </a>
                  </div>
                </details>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  </section>
);

export const query = graphql`
  fragment SupportFaq on Faq {
    title permalink
    groups {
      id title
      vignette { ...Picture }
      items { id question answer { ...RichText } }
    }
  }
`;
