import { defaultLanguage } from '../../src/content/constants';
import { type ContentDocument, loadContent } from '../../src/content/read';

type Type = ContentDocument['type'];
type Of<T extends Type> = { lang: string; data: Extract<ContentDocument, { type: T }>['data'] };
type PageMeta = { path: string; title: string; description: string; lang: string };

/** Reads a folder of content as the site does, for tests that hold pages against it. */
export const readContent = (dir: string) => {
  const { documents, facts } = loadContent(dir);

  /** All documents of a type. */
  const documentsOf = <T extends Type>(type: T): Of<T>[] =>
    documents.flatMap((document) => (document.type === type ? [document as unknown as Of<T>] : []));

  /** The content of a type (in a language, where there are several), typeset as on the pages. */
  const contentOf = <T extends Type>(type: T, lang: string = defaultLanguage): Of<T>['data'] => {
    const document = documentsOf(type).find((one) => one.lang === lang);
    if (!document) throw new Error(`No ${type} in ${lang}.`);
    return document.data;
  };

  /** The title, description and language that each page of the sitemap has by its content. */
  const pageMeta = (): PageMeta[] => {
    const { title, description } = contentOf('LandingMeta');
    const others = [...documentsOf('LegalDocument'), ...documentsOf('Support')];
    return [
      { path: '/', title, description, lang: defaultLanguage },
      ...others.map(({ data, lang }) => ({ path: data.path, title: data.title, description: data.description, lang })),
    ];
  };

  return { facts, documentsOf, contentOf, pageMeta };
};
