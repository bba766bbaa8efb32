import path from 'node:path';
import { loadContent } from '../../../src/check/load-content';
import { defaultLanguage } from '../../../src/constants';
import type { ContentDocument } from '../../../src/content/loaded-document';

type Type = ContentDocument['type'];
type Of<T extends Type> = { lang: string; data: Extract<ContentDocument, { type: T }>['data'] };

/** A page as its content has it. */
export type PageMeta = { path: string; title: string; description: string; lang: string; former?: boolean };

/** No page's address: the check refuses a `_`. */
export const missingPath = '/not_there';

/**
 * What tests expect of a built site, read from its content: they never quote it.
 * @param folder the project, or a copy of it, with `content/` and the built `dist/`
 * @throws if the content has faults
 */
export const readSite = async (folder: string) => {
  const { documents, facts, diagnostics } = await loadContent(path.join(folder, 'content'));
  if (diagnostics.length > 0) throw new Error(`${folder}/content has faults: run "npm run check".`);

  const documentsOf = <T extends Type>(type: T): Of<T>[] =>
    documents.flatMap((document) => (document.type === type ? [document as unknown as Of<T>] : []));

  /** The content of a type (in a language, where there are several), as pages show it. */
  const contentOf = <T extends Type>(type: T, lang: string = defaultLanguage): Of<T>['data'] => {
    const document = documentsOf(type).find((one) => one.lang === lang);
    if (!document) throw new Error(`No ${type} in ${lang}.`);
    return document.data;
  };

  const legal = documentsOf('LegalDocument').map(({ lang, data }) => ({ ...data, lang }));
  const help = documentsOf('Support').map(({ lang, data }) => ({ ...data, lang, faq: contentOf('Faq', lang) }));
  const meta = ({ title, description }: { title: string; description: string }, at: string, lang: string) => ({
    path: at,
    title,
    description,
    lang,
  });
  const pages: PageMeta[] = [
    meta(contentOf('LandingMeta'), '/', defaultLanguage),
    ...legal.map((one) => ({ ...meta(one, one.address, one.lang), former: one.former })),
    ...help.map((one) => meta({ ...one, title: one.searchTitle }, one.path, one.lang)),
  ];
  return {
    dist: path.join(folder, 'dist'),
    facts,
    name: contentOf('SiteFacts').name.value,
    documentsOf,
    contentOf,
    legal,
    help,
    /** Every page that has an address. */
    pages,
    /** Every page that a visitor may see, that of a missing one included. */
    paths: [...pages.map((page) => page.path), missingPath],
  };
};

export type Site = Awaited<ReturnType<typeof readSite>>;
