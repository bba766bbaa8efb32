import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { mailLink } from '../page-helpers/mail-link';
import * as styles from './support-contact.module.scss';

type Props = { support: Queries.SupportContactFragment; email: string };

/** The address to write to, and what to expect. */
export const SupportContact = ({ support: { contact, mailLines }, email }: Props) => (
  <section id="contact" className={styles.section}>
    <div className={styles.columns}>
      <Picture file={contact.illustration} className={`screenOnly ${styles.branch}`} />
      <div className={styles.head}>
        <h2>{contact.title}</h2>
        <p>{contact.text}</p>
      </div>
      <p className={styles.address}>
        <span className={styles.addressLabel}>{contact.mailLabel}</span>{' '}
        <a href={mailLink(contact.mailTo, mailLines)}>{email}</a>
      </p>
      <dl className={styles.facts}>
        {contact.facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

export const query = graphql`
  fragment SupportContact on Support {
    contact {
      title text mailLabel mailTo
      facts { value label }
      illustration { ...Picture }
    }
    mailLines
  }
`;
