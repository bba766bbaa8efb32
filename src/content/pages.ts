import type { ContentType } from './content-types';
import type { LoadedDocument } from './document';
import { isRecord } from './field-walk';
import { date, pagePath } from './schema/fields';
import { contactIds } from './schema/navigation';
import { changesAddress, formerAddress } from './versions/addresses';

/** A page of the site and the content files that make it. */
export type Page = {
  /** Its address; none for the error pages. */
  path: string | undefined;
  /** The files that belong to it alone, and those that it shares with others of its language. */
  own: LoadedDocument[];
  shared: LoadedDocument[];
  /** Why it is no page yet, and what to do; undefined for a page. */
  awaits: string | undefined;
};

/** The ids that the sections of pages have in the markup, besides those that come from content. */
export const landingFragments = ['features', 'how-it-works', 'testimonials', 'free-trial', ...contactIds];
const supportFragments: readonly string[] = ['faq', 'contact'];

/** The pages that the content makes, whether or not it has faults, those that wait for something included. */
export function listPages(loaded: LoadedDocument[]): Page[] {
  const ofTypes = (...types: ContentType[]) => loaded.filter(({ type }) => types.includes(type));
  const current = new Set(ofTypes('LegalDocument').map(formerAddressOf));
  const awaits = (document: LoadedDocument): string | undefined => {
    if (document.missing.length > 0)
      return `as long as site.yaml lacks ${document.missing.join(', ')}. Write what is missing, or remove the link.`;
    return document.type === 'FormerVersion' && current.has(formerAddressOf(document))
      ? `as long as it is the current version. Write ${pathOf(document)} instead.`
      : undefined;
  };
  const frames = ofTypes('Navigation', 'Interface');
  const page = (path: string | undefined, own: LoadedDocument[]): Page => ({
    path,
    own,
    shared: frames.filter(({ lang }) => lang === own[0]?.lang),
    awaits: own.map(awaits).find(Boolean),
  });
  return [
    page(
      '/',
      loaded.filter(({ file }) => file.startsWith('landing/')),
    ),
    ...ofTypes('LegalDocument').map((document) => page(pathOf(document), [document])),
    ...ofTypes('FormerVersion').flatMap((document) => {
      const address = formerAddressOf(document);
      return [page(address, [document]), page(address && changesAddress(address), [])];
    }),
    ...ofTypes('Support').map((document) => {
      const faq = ofTypes('Faq').filter(({ lang }) => lang === document.lang);
      return page(pathOf(document), [document, ...faq]);
    }),
    ...ofTypes('NotFound', 'UnexpectedError').map((document) => page(undefined, [document])),
  ];
}

/** True if every page that needs an address has one of its own, so that it is known which pages exist. */
export function areAddressesKnown(pages: Page[]): boolean {
  const addressed = pages.filter(
    ({ own }) => !own.some(({ type }) => type === 'NotFound' || type === 'UnexpectedError'),
  );
  const paths = new Set(addressed.map(({ path }) => path));
  return !paths.has(undefined) && paths.size === addressed.length;
}

/** The fragments (`#…`) that a link to the page can have; unknown as long as one of its files has faults. */
export function listFragments({ path, own }: Page): readonly string[] | undefined {
  if (path === '/') return landingFragments;
  const fragments: string[] = [];
  for (const { document } of own) {
    if (document === undefined) return undefined;
    if (document.type === 'Support') fragments.push(...supportFragments);
    if (document.type === 'Faq')
      fragments.push(...document.data.groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
    if (document.type === 'LegalDocument' || document.type === 'FormerVersion')
      fragments.push(...document.data.sections.map(({ id }) => id));
  }
  return fragments;
}

/** The address that a file gives to its page, if it is one. */
export function pathOf({ value }: LoadedDocument): string | undefined {
  const path = isRecord(value) ? pageAddress.safeParse(value.path) : undefined;
  return path?.success ? path.data : undefined;
}

/** The addresses of which only former versions are there. What else seems wrong because of that is not reported. */
export function addressesWithoutCurrent(loaded: LoadedDocument[]): (string | undefined)[] {
  const pathsOf = (one: ContentType) => loaded.filter(({ type }) => type === one).map(pathOf);
  const current = new Set(pathsOf('LegalDocument'));
  return pathsOf('FormerVersion').filter((path) => path !== undefined && !current.has(path));
}

/** The address of a version once it is a former one, if its path and its day are well written. */
function formerAddressOf(document: LoadedDocument): string | undefined {
  const path = pathOf(document);
  const updated = isRecord(document.value) ? day.safeParse(document.value.updated) : undefined;
  return path && updated?.success ? formerAddress({ path, updated: updated.data }) : undefined;
}

const pageAddress = pagePath();
const day = date({ title: 'Jour' });
