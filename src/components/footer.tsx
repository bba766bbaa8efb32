import { graphql } from 'gatsby';
import { announcementId } from '../constants';
import { usePage } from '../page-helpers/page-context';
import * as styles from './footer.module.scss';
import { Logo } from './logo';
import { Mirabelle } from './mirabelle';
import { SiteLink } from './site-link';

type Props = {
  name: string;
  footer: Queries.FooterFragment['footer'];
  messages: Queries.FooterMessagesFragment;
  guides: readonly Queries.GuideLinkFragment[];
  legalDocuments: readonly Queries.FooterDocumentFragment[];
  /** Where the subscription is terminated online; null as long as nobody has given it. */
  terminationUrl: string | null;
  /** The documents whose next version is announced. */
  announced: readonly Queries.FooterDocumentFragment[];
  /** Short blocks above the columns, beside the tree. Links of the header lead to these blocks. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** `lang`: language of the label when it differs from the page. */
type ColumnLink = Queries.GuideLinkFragment & { hreflang?: string | null; lang?: string };

const Column = ({ title, links }: { title: string; links: readonly ColumnLink[] }) => (
  <div>
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

/**
 * The footer of every page. The first column ends with the guides, the last one lists every legal document, then the way to
 * terminate the contract.
 */
export const Footer = (props: Props) => {
  const { name, footer, messages, guides, legalDocuments, terminationUrl, announced, contacts } = props;
  const page = usePage();
  /** Language of a document's title when it differs from the page. */
  const otherLang = ({ lang }: { lang: string }) => (lang === page.lang ? undefined : lang);
  const { termination: label } = footer;
  const termination = label && terminationUrl ? [{ label, to: terminationUrl, hreflang: null }] : [];
  return (
    <footer className={styles.footer}>
      <Mirabelle state="sprout" className={styles.sprout} />
      <div className={styles.main}>
        <div className={styles.brand}>
          <div className={styles.slogan}>
            <Logo name={name} label={messages.homeLabel} />
            <p className={styles.tagline}>{footer.tagline}</p>
          </div>
          {contacts && <Mirabelle state="tree" className={styles.tree} />}
        </div>
        <div className={styles.links}>
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
            {footer.columns.map(({ title, links }, index) => (
              <Column key={title} title={title} links={index === 0 ? [...links, ...guides] : links} />
            ))}
            <Column
              title={footer.legalTitle}
              links={[
                ...legalDocuments.map((document) => ({
                  to: document.path,
                  label: document.title,
                  hreflang: document.lang,
                  lang: otherLang(document),
                })),
                ...termination,
              ]}
            />
          </nav>
        </div>
      </div>
      {announced.map((document) => (
        <p key={document.path} className={styles.announcement}>
          {`${messages.announcement.upcoming} `}
          <span lang={otherLang(document)}>{document.title}</span>.{' '}
          <SiteLink to={`${document.path}#${announcementId}`} hrefLang={document.lang}>
            {messages.announcement.link}
          </SiteLink>
        </p>
      ))}
      <div className={styles.base}>
        <p>{footer.copyright}</p>
        <p>{footer.disclaimer}</p>
      </div>
    </footer>
  );
};

export const query = graphql`
  fragment Footer on Navigation {
    footer {
      label tagline
      columns { title links { ...SiteLink } }
      legalTitle termination copyright disclaimer
    }
  }

  fragment GuideLink on Guide { to: address label }

  fragment FooterDocument on LegalDocument { path title lang }

  fragment FooterMessages on Interface { homeLabel announcement { upcoming link } }

  fragment ContactBlock on NavigationContacts { id title text link { ...SiteLink } }
`;
