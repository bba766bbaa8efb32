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
  /** The file or the folder of `content/` that the page's text comes from. */
  source: string;
  children: ReactNode;
  /** Short blocks in the footer, on the landing page. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** Header, main content and footer: the frame of every page. */
export const Layout = ({ data, path, lang, source, children, contacts }: Props) => {
  const { siteFacts, messages, navigation, legal } = requireData(data);
  const { editLinks, repository } = siteFacts;
  const name = siteFacts.name.value;
  return (
    <PageProvider value={{ path, lang }}>
      <a className={styles.skip} href="#content">
        {messages.skipLink}
      </a>
      <Header
        name={name}
        storeUrl={appStoreLink({ ...siteFacts, appStoreUrl: siteFacts.appStoreUrl.value }, 'header')}
        messages={messages}
        navigation={navigation.header}
      />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={name}
        footer={navigation.footer}
        messages={messages}
        legalDocuments={inFooterOrder(legal.nodes)}
        announced={legal.nodes.filter(({ announcement }) => announcement)}
        editUrl={editLinks && repository ? editAddress(repository, source) : undefined}
        contacts={contacts}
      />
    </PageProvider>
  );
};

export const query = graphql`
  fragment Layout on Query {
    siteFacts {
      name { value }
      appStoreUrl { value }
      appStoreProviderToken
      editLinks
      repository { url branch }
    }
    messages: interface(lang: { eq: $lang }) {
      skipLink
      ...HeaderMessages
      ...FooterMessages
    }
    navigation(lang: { eq: $lang }) {
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
