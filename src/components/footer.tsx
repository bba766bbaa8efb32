import { graphql } from 'gatsby';
import * as styles from './footer.module.scss';
import { LegalAnnouncements } from './legal-announcements';
import { Logo } from './logo';
import { usePage } from './page-context';
import { SiteLink } from './site-link';

type Props = {
  name: string;
  homeLabel: string;
  footer: Queries.FooterFragment['footer'];
  legalDocuments: readonly Queries.FooterDocumentFragment[];
  announced: readonly Queries.LegalAnnouncementFragment[];
  announcement: Queries.LegalAnnouncementWordsFragment;
  /** Where an editor may change the page. */
  edit?: { label: string; to: string };
  /** Short blocks above the columns, the homes of the header's anchors. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** The foot of every page; its Legal column lists the first documents that there are. */
export const Footer = ({ name, homeLabel, footer, legalDocuments, announced, announcement, edit, contacts }: Props) => {
  const { lang } = usePage();
  return (
    <footer className={styles.footer}>
      {contacts && (
        <div className={styles.contacts}>
          {contacts.map(({ id, title, text, link }) => (
            <section key={id} id={id} className={styles.contact}>
              <h2 className={styles.contactTitle}>{title}</h2>
              <p>{text}</p>
              <SiteLink to={link.to} hrefLang={link.hreflang} className={styles.contactLink}>
                {link.label}
              </SiteLink>
            </section>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={name} label={homeLabel} />
          <p className={styles.tagline}>{footer.tagline}</p>
        </div>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.columnTitle}>{title}</h2>
            <ul>
              {links.map(({ label, to, hreflang }) => (
                <li key={to}>
                  <SiteLink to={to} hrefLang={hreflang} className={styles.link}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.legal}>
          <h2 className={styles.columnTitle}>{footer.legalTitle}</h2>
          <ul>
            {legalDocuments.map((document) => (
              <li key={document.path}>
                <SiteLink
                  to={document.path}
                  hrefLang={document.lang}
                  className={styles.link}
                  lang={document.lang === lang ? undefined : document.lang}
                >
                  {document.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <LegalAnnouncements documents={announced} words={announcement} />
      <div className={styles.base}>
        <p>{footer.copyright}</p>
        <p>{footer.disclaimer}</p>
        {edit && (
          <p>
            <SiteLink to={edit.to} className={styles.link}>
              {edit.label}
            </SiteLink>
          </p>
        )}
      </div>
    </footer>
  );
};

export const query = graphql`
  fragment Footer on Navigation {
    footer {
      tagline
      columns {
        title
        links {
          label
          to
          hreflang
        }
      }
      legalTitle
      copyright
      disclaimer
    }
  }

  fragment FooterDocument on LegalDocument {
    path
    title
    lang
  }

  fragment ContactBlock on NavigationContacts {
    id
    title
    text
    link {
      label
      to
      hreflang
    }
  }
`;
