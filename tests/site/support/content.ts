import { type ContentDocument, type Facts, loadContent } from '../../../src/contract/load-content';

const content = loadContent('content');

/** The facts of `content/site.yaml`, against which the pages are held. */
export const facts: Facts = content.facts;

type Type = ContentDocument['type'];
type Of<T extends Type> = { lang: string; data: Extract<ContentDocument, { type: T }>['data'] };

/** All documents of a type. */
export const documentsOf = <T extends Type>(type: T): Of<T>[] =>
  content.documents.flatMap((document) => (document.type === type ? [document as unknown as Of<T>] : []));

/** The content of a type (in a language, where there are several), typeset as on the pages. */
export const contentOf = <T extends Type>(type: T, lang = 'fr'): Of<T>['data'] => {
  const document = documentsOf(type).find((one) => one.lang === lang);
  if (!document) throw new Error(`No ${type} in ${lang}.`);
  return document.data;
};

/** The title, description and language that each page of the sitemap has by its content. */
export const pageMeta = (): { path: string; title: string; description: string; lang: string }[] => {
  const landing = contentOf('LandingMeta');
  return [
    { path: '/', title: landing.title, description: landing.description, lang: 'fr' },
    ...[...documentsOf('LegalDocument'), ...documentsOf('Support')].map(({ data, lang }) => ({
      path: data.path,
      title: data.title,
      description: data.description,
      lang,
    })),
  ];
};
