import path from 'node:path';
import { defaultLanguage } from '../../../src/constants';
import type { ContentDocument } from '../../../src/content/content-document';
import { loadContent } from '../../../src/load-content';

type Type = ContentDocument['type'];
type DocumentOf<T extends Type> = Extract<ContentDocument, { type: T }>;

/** A path of no page: the check refuses a `_`. */
export const missingPath = '/not_there';

/**
 * What tests expect of a built site, read from its content: they never quote it.
 * @param folder the project, or a copy of it, with `content/` and the built `dist/`
 * @throws if the check refuses the content
 */
export const readSite = async (folder: string) => {
  const { documents, facts, diagnostics } = await loadContent(path.join(folder, 'content'));
  if (diagnostics.length > 0) throw new Error(`The check refuses ${folder}/content: run "npm run check".`);

  const documentsOf = <T extends Type>(type: T) =>
    documents.filter((document): document is DocumentOf<T> => document.type === type);

  /** The content of a type as pages show it; of a type with several languages, in one language. */
  const contentOf = <T extends Type>(type: T, lang: string = defaultLanguage): DocumentOf<T>['data'] => {
    const document = documentsOf(type).find((candidate) => candidate.lang === lang);
    if (!document) throw new Error(`No ${type} in ${lang}.`);
    return document.data as DocumentOf<T>['data'];
  };

  const { title, description } = contentOf('LandingMeta');
  const landingPage = { path: '/', title, description, lang: defaultLanguage, isArchived: false };
  const legalPages = documentsOf('LegalDocument').map(({ lang, data: { former, address, ...data } }) => ({
    ...data,
    lang,
    path: address,
    isArchived: former,
  }));
  const guides = documentsOf('Guide').map(({ lang, data: { address, ...data } }) => ({ ...data, lang, path: address }));
  const supportPages = documentsOf('Support').map(({ lang, data }) => ({ ...data, lang, faq: contentOf('Faq', lang) }));
  /** Every page that has an address. */
  const pages = [
    landingPage,
    ...legalPages,
    ...[...guides, ...supportPages].map((page) => ({ ...page, title: page.searchTitle, isArchived: false })),
  ];
  return {
    dist: path.join(folder, 'dist'),
    facts,
    name: contentOf('SiteFacts').name.value,
    contentOf,
    legalPages,
    guides,
    supportPages,
    pages,
    /** The path of every page that a visitor may see, and of a missing page. */
    paths: [...pages.map((page) => page.path), missingPath],
  };
};

export type Site = Awaited<ReturnType<typeof readSite>>;
