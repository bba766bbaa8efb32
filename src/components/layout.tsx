import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import '../styles/global.scss';
import { appStoreLink } from '../content/app-store-link';
import { PageProvider } from '../page-helpers/page-context';
import { requireData } from '../page-helpers/require-data';
import { legallyRequiredPaths } from '../schema/legal-paths';
import { Footer } from './footer';
import { Header } from './header';
import * as styles from './layout.module.scss';

type Props = {
  data: Queries.LayoutFragment;
  path: string;
  lang: string;
  /** The path from `content/` of the file or folder that holds the page's text. */
  source: string;
  children: ReactNode;
  /** Short blocks in the footer, on the landing page. */
  contacts?: readonly Queries.ContactBlockFragment[] | null;
};

/** The URL at which GitHub edits a content file, or shows a folder, whose name has no extension. */
const editUrlOf = ({ url, branch }: Queries.SiteFactsRepository, source: string) =>
  `${url}/${source.includes('.') ? 'edit' : 'tree'}/${branch}/content/${source}`;

/** In the footer, the documents that the law asks for come first. The others stay in the order of the query. */
const dutyRank = ({ path }: { path: string }) =>
  legallyRequiredPaths.includes(path) ? legallyRequiredPaths.indexOf(path) : legallyRequiredPaths.length;

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
      <Header name={name} storeUrl={appStoreLink(siteFacts, 'header')} messages={messages} navigation={navigation} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={name}
        footer={navigation.footer}
        messages={messages}
        legalDocuments={legal.nodes.toSorted((a, b) => dutyRank(a) - dutyRank(b))}
        announced={legal.nodes.filter(({ announcement }) => announcement)}
        editUrl={editLinks && repository ? editUrlOf(repository, source) : undefined}
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
      appStoreProviderToken editLinks
      repository { url branch }
    }
    messages: interface(lang: { eq: $lang }) { skipLink ...HeaderMessages ...FooterMessages }
    navigation(lang: { eq: $lang }) { ...Header ...Footer }
    legal: allLegalDocument(filter: { former: { ne: true } }, sort: { path: ASC }) {
      nodes { ...FooterDocument announcement { html } }
    }
  }
`;
