import { graphql } from 'gatsby';
import * as styles from './footer.module.scss';
import { Logo } from './logo';
import { usePage } from './page-context';
import { SiteLink } from './site-link';

/** Where a legal page says what its next version changes. */
export const announcementId = 'announcement';

type Props = {
  name: string;
  footer: Queries.FooterFragment['footer'];
  messages: Queries.FooterMessagesFragment;
  legalDocuments: readonly Queries.FooterDocumentFragment[];
  /** The documents of which a next version is announced. */
  announced: readonly Queries.FooterDocumentFragment[];
  /** Where an editor may change the page. */
  editUrl?: string;
  /** Short blocks above the columns, which links of the header lead to. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

type ColumnProps = {
  title: string;
  /** `lang`: of the label, if it is not the page's. */
  links: readonly (Queries.SiteLinkFragment & { lang?: string })[];
  className?: string;
};

const Column = ({ title, links, className }: ColumnProps) => (
  <div className={className}>
    <h2 className={styles.columnTitle}>{title}</h2>
    <ul>
      {links.map(({ label, to, hreflang, lang }) => (
        <li key={to}>
          <SiteLink to={to} hrefLang={hreflang} lang={lang} className={styles.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
);

/** The foot of every page; its legal column lists every document. */
export const Footer = ({ name, footer, messages, legalDocuments, announced, editUrl, contacts }: Props) => {
  const page = usePage();
  /** The language of a document's title, if it is not the page's. */
  const otherLang = ({ lang }: { lang: string }) => (lang === page.lang ? undefined : lang);
  return (
    <footer className={styles.footer}>
      {/* What comes of the mirabelle's stone */}
      <img className={styles.seedling} src="/seedling.svg" width="80" height="120" alt="" loading="lazy" />
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
      <nav className={styles.columns} aria-label={footer.label}>
        <div className={styles.brand}>
          <Logo name={name} label={messages.homeLabel} />
          <p className={styles.tagline}>{footer.tagline}</p>
        </div>
        {footer.columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Column
          title={footer.legalTitle}
          links={legalDocuments.map((document) => ({
            to: document.path,
            label: document.title,
            hreflang: document.lang,
            lang: otherLang(document),
          }))}
          className={styles.legal}
        />
      </nav>
      {announced.length > 0 && (
        <div>
          {announced.map((document) => (
            <p key={document.path} className={styles.announcement}>
              {`${messages.announcement.upcoming} `}
              <span lang={otherLang(document)}>{document.title}</span>.{' '}
              <SiteLink to={`${document.path}#${announcementId}`} hrefLang={document.lang}>
                {messages.announcement.link}
              </SiteLink>
            </p>
          ))}
        </div>
      )}
      <div className={styles.base}>
        <p>{footer.copyright}</p>
        <p>{footer.disclaimer}</p>
        {editUrl && (
          <p>
            <a href={editUrl} className={styles.link}>
              {messages.editPage}
            </a>
          </p>
        )}
      </div>
    </footer>
  );
};

export const query = graphql`
  fragment Footer on Navigation {
    footer {
      label
      tagline
      columns {
        title
        links { ...SiteLink }
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

  fragment FooterMessages on Interface {
    homeLabel
    editPage
    announcement { upcoming link }
  }

  fragment ContactBlock on NavigationContacts {
    id
    title
    text
    link { ...SiteLink }
  }
`;
