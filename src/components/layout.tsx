import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import '../styles/global.scss';
import { appStoreLink } from '../content/app-store-link';
import { editAddress } from './edit-address';
import { Footer } from './footer';
import { inFooterOrder } from './footer-order';
import { Header } from './header';
import * as styles from './layout.module.scss';
import { PageProvider } from './page-context';
import { requireData } from './require-data';

type Props = {
  data: Queries.LayoutFragment;
  path: string;
  lang: string;
  /** The file or the folder of `content/` that the page's words come from. */
  source: string;
  children: ReactNode;
  /** Short blocks in the footer, on the landing page. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** Header, main content and footer: the frame of every page. */
export const Layout = ({ data, path, lang, source, children, contacts }: Props) => {
  const { frameSite: site, frameWords: words, frameNavigation: navigation, legal } = requireData(data);
  return (
    <PageProvider value={{ path, lang }}>
      <a className={styles.skip} href="#content">
        {words.skipLink}
      </a>
      <Header
        name={site.name.value}
        storeUrl={appStoreLink({ ...site, appStoreUrl: site.appStoreUrl.value }, 'header')}
        words={words}
        navigation={navigation.header}
      />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={site.name.value}
        homeLabel={words.homeLabel}
        footer={navigation.footer}
        legalDocuments={inFooterOrder(legal.nodes)}
        announced={legal.nodes.filter(({ announcement }) => announcement)}
        announcement={words.announcement}
        edit={
          site.editLinks && site.repository
            ? { label: words.editPage, to: editAddress(site.repository, source) }
            : undefined
        }
        contacts={contacts}
      />
    </PageProvider>
  );
};

export const query = graphql`
  fragment Layout on Query {
    frameSite: siteFacts {
      name { value }
      appStoreUrl { value }
      appStoreProviderToken
      editLinks
      repository {
        host
        url
        branch
      }
    }
    frameWords: interface(lang: { eq: $lang }) {
      skipLink
      editPage
      ...HeaderWords
      announcement { ...AnnouncementWords }
    }
    frameNavigation: navigation(lang: { eq: $lang }) {
      ...Header
      ...Footer
    }
    legal: allLegalDocument(filter: { former: { ne: true } }, sort: { path: ASC }) {
      nodes {
        ...FooterDocument
        announcement { html }
      }
    }
  }
`;
