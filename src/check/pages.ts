import type { RawDocument } from '../content/content-document';
import { guideAddress, legalAddress } from '../content/read-markdown-document';
import type { ContentType } from '../schema/content-types';
import { legalFrontmatter } from '../schema/legal';
import { contactIds } from '../schema/navigation';
import { isRecord } from '../schema/walk-fields';

export type Page = {
  /** Error pages have no path. */
  path: string | undefined;
  /** The files of this page alone. */
  files: RawDocument[];
  /** The menus and the messages, which all pages of a language share. */
  sharedFiles: RawDocument[];
  /** If there are any, the page is a draft. */
  missingFacts: readonly string[];
};

/** The ids of sections in the markup of pages. */
const landingFragments = ['features', 'how-it-works', 'testimonials', 'free-trial', ...contactIds];
const supportFragments: readonly string[] = ['faq', 'contact'];

/** The pages that the content makes, drafts included, whether or not it is valid. */
export function listPages(documents: RawDocument[]): Page[] {
  const ofTypes = (...types: ContentType[]) => documents.filter(({ type }) => types.includes(type));
  const menusAndMessages = ofTypes('Navigation', 'Interface');
  const page = (path: string | undefined, files: RawDocument[]): Page => ({
    path,
    files,
    sharedFiles: menusAndMessages.filter(({ lang }) => lang === files[0]?.lang),
    missingFacts: files.flatMap(({ missingFacts }) => missingFacts),
  });
  const landing = documents.filter(({ file }) => file.startsWith('landing/'));
  return [
    page('/', landing),
    ...ofTypes('LegalDocument', 'Guide').map((document) => page(pathOf(document), [document])),
    ...ofTypes('Support').map((document) => {
      const faq = ofTypes('Faq').filter(({ lang }) => lang === document.lang);
      return page(pathOf(document), [document, ...faq]);
    }),
    ...ofTypes('NotFound', 'UnexpectedError').map((document) => page(undefined, [document])),
  ];
}

/** The ids that a link to the page can name after #; undefined if one of its files is not valid. */
export function listFragments({ path, files }: Page): readonly string[] | undefined {
  if (path === '/') return landingFragments;
  const fragments: string[] = [];
  for (const { validDocument: document } of files) {
    if (document === undefined) return undefined;
    if (document.type === 'Support') fragments.push(...supportFragments);
    if (document.type === 'Faq')
      fragments.push(...document.data.groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
    if (document.type === 'LegalDocument' || document.type === 'Guide')
      fragments.push(...document.data.sections.map(({ id }) => id));
  }
  return fragments;
}

const { path: pathSchema, updated: daySchema } = legalFrontmatter.shape;

/** True for a file that makes a page and has no valid path. */
export const hasNoPath = (document: RawDocument): boolean =>
  (document.type === 'LegalDocument' || document.type === 'Support') && pathOf(document) === undefined;

/** The path of the page that a file makes; undefined if it makes no page, or if the path is not valid. */
export function pathOf({ type, file, value }: RawDocument): string | undefined {
  if (type === 'Guide') return guideAddress(file);
  const path = isRecord(value) ? pathSchema.safeParse(value.path).data : undefined;
  if (!path || !isRecord(value) || value.former !== true) return path;
  const updated = daySchema.safeParse(value.updated).data;
  return updated && legalAddress({ path, updated, former: true });
}
