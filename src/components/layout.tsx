import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import '../styles/global.scss';
import { appStoreLink } from '../content/app-store-link';
import { PageProvider } from '../page-helpers/page-context';
import { requireData } from '../page-helpers/require-data';
import { byLegalOrder } from '../schema/legal-paths';
import { Footer } from './footer';
import { Header } from './header';
import * as styles from './layout.module.scss';

type Props = {
  data: Queries.LayoutFragment;
  path: string;
  lang: string;
  children: ReactNode;
  /** Short blocks in the footer, on the landing page. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** Header, main content and footer: the frame of every page. */
export const Layout = ({ data, path, lang, children, contacts }: Props) => {
  const { siteFacts, messages, navigation, guides, legal } = requireData(data);
  const name = siteFacts.name.value;
  return (
    <PageProvider value={{ path, lang }}>
      <a className={styles.skip} href="#content">
        {messages.skipLink}
      </a>
      <Header name={name} storeUrl={appStoreLink(siteFacts, 'header')} messages={messages} navigation={navigation} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={name}
        footer={navigation.footer}
        guides={guides.nodes}
        messages={messages}
        terminationUrl={siteFacts.terminationUrl}
        legalDocuments={legal.nodes.toSorted(byLegalOrder)}
        announced={legal.nodes.filter(({ announcement }) => announcement)}
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
      appStoreProviderToken terminationUrl
    }
    messages: interface(lang: { eq: $lang }) { skipLink ...HeaderMessages ...FooterMessages }
    navigation(lang: { eq: $lang }) { ...Header ...Footer }
    guides: allGuide(filter: { lang: { eq: $lang } }, sort: { address: ASC }) { nodes { ...GuideLink } }
    legal: allLegalDocument(filter: { former: { ne: true } }) {
      nodes { ...FooterDocument announcement { html } }
    }
  }
`;
