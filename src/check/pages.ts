import type { LoadedDocument } from '../content/loaded-document';
import { legalAddress } from '../content/read-legal-document';
import type { ContentType } from '../schema/content-types';
import { legalFrontmatter } from '../schema/legal';
import { contactIds } from '../schema/navigation';
import { isRecord } from '../schema/walk-fields';

export type Page = {
  /** Its address; none for the error pages. */
  path: string | undefined;
  own: LoadedDocument[];
  shared: LoadedDocument[];
  /** As long as there are any, the page is a draft. */
  missingFacts: readonly string[];
};

/** The ids of sections that stand in the components, not in the content. */
const landingFragments = ['features', 'how-it-works', 'testimonials', 'free-trial', ...contactIds];
const supportFragments: readonly string[] = ['faq', 'contact'];

/** The pages that the content makes, drafts included, whether or not it is valid. */
export function listPages(loaded: LoadedDocument[]): Page[] {
  const ofTypes = (...types: ContentType[]) => loaded.filter(({ type }) => types.includes(type));
  const frames = ofTypes('Navigation', 'Interface');
  const page = (path: string | undefined, own: LoadedDocument[]): Page => ({
    path,
    own,
    shared: frames.filter(({ lang }) => lang === own[0]?.lang),
    missingFacts: own.flatMap(({ missingFacts }) => missingFacts),
  });
  const landing = loaded.filter(({ file }) => file.startsWith('landing/'));
  return [
    page('/', landing),
    ...ofTypes('LegalDocument').map((document) => page(pathOf(document), [document])),
    ...ofTypes('Support').map((document) => {
      const faq = ofTypes('Faq').filter(({ lang }) => lang === document.lang);
      return page(pathOf(document), [document, ...faq]);
    }),
    ...ofTypes('NotFound', 'UnexpectedError').map((document) => page(undefined, [document])),
  ];
}

/** The ids that a link to the page can name after #; undefined as long as one of its files is not valid. */
export function listFragments({ path, own }: Page): readonly string[] | undefined {
  if (path === '/') return landingFragments;
  const fragments: string[] = [];
  for (const { document } of own) {
    if (document === undefined) return undefined;
    if (document.type === 'Support') fragments.push(...supportFragments);
    if (document.type === 'Faq')
      fragments.push(...document.data.groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
    if (document.type === 'LegalDocument') fragments.push(...document.data.sections.map(({ id }) => id));
  }
  return fragments;
}

const { path: pageAddress, updated: day } = legalFrontmatter.shape;

/** The address of the page that a file makes; undefined if it makes none, or if its address is not valid. */
export function pathOf({ value }: LoadedDocument): string | undefined {
  const path = isRecord(value) ? pageAddress.safeParse(value.path).data : undefined;
  if (!path || !isRecord(value) || value.former !== true) return path;
  const updated = day.safeParse(value.updated).data;
  return updated && legalAddress({ path, updated, former: true });
}
