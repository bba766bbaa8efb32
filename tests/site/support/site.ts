import path from 'node:path';
import { loadContent } from '../../../src/check/load-content';
import { defaultLanguage } from '../../../src/constants';
import type { ContentDocument } from '../../../src/content/content-document';

type Type = ContentDocument['type'];
type DataOf<T extends Type> = Extract<ContentDocument, { type: T }>['data'];

/** No page has this address: the check refuses a `_`. */
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
    documents
      .filter((document) => document.type === type)
      .map(({ lang, data }) => ({ lang, data: data as unknown as DataOf<T> }));

  /** The content of a type (in a language, where there are several), as pages show it. */
  const contentOf = <T extends Type>(type: T, lang: string = defaultLanguage): DataOf<T> => {
    const document = documentsOf(type).find((one) => one.lang === lang);
    if (!document) throw new Error(`No ${type} in ${lang}.`);
    return document.data;
  };

  const { title, description } = contentOf('LandingMeta');
  const landing = { path: '/', title, description, lang: defaultLanguage, former: false };
  const legal = documentsOf('LegalDocument').map(({ lang, data }) => ({ ...data, lang }));
  const help = documentsOf('Support').map(({ lang, data }) => ({ ...data, lang, faq: contentOf('Faq', lang) }));
  /** Every page that has an address. */
  const pages = [
    landing,
    ...legal.map((one) => ({ ...one, path: one.address })),
    ...help.map((one) => ({ ...one, title: one.searchTitle, former: false })),
  ];
  return {
    dist: path.join(folder, 'dist'),
    facts,
    name: contentOf('SiteFacts').name.value,
    contentOf,
    legal,
    help,
    pages,
    /** The address of every page that a visitor may see, that of a missing one included. */
    paths: [...pages.map((page) => page.path), missingPath],
  };
};

export type Site = Awaited<ReturnType<typeof readSite>>;
