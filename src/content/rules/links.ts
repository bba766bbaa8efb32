import type { Diagnostic } from '../diagnostic';
import type { LinkUse, LoadedDocument } from '../document';
import { areAddressesKnown, listFragments, listPages, type Page } from '../pages';
import { linkFault } from '../schema/fields';
import { didYouMean } from '../similar';
import type { Rule } from './rule';

/** Every link leads to a page that exists, and its fragment to a section of that page. */
export const links: Rule = ({ root, loaded, facts }) => {
  const pages = listPages(loaded);
  return loaded.flatMap((document) =>
    document.links.flatMap((link): Diagnostic[] => {
      const message = faultOf(link, document, pages, facts.siteUrl);
      return message ? [{ file: `${root}/${document.file}`, ...link.position, message }] : [];
    }),
  );
};

function faultOf(
  { url, path }: LinkUse,
  document: LoadedDocument,
  pages: Page[],
  siteUrl: string | undefined,
): string | undefined {
  // Without its value, a token says nothing about where the link leads; an invisible sign is reported already.
  if (url.includes('{{') || url === '') return undefined;
  const fault = linkFault(url);
  // A field's own schema has reported the fault already; in Markdown nothing has.
  if (fault) return path.at(-1) === 'to' || path.at(-1) === 'mailTo' ? undefined : `The link ${fault}.`;
  const here = siteUrl && addressOn(siteUrl, url);
  if (here) return `The link leads to this site. Write ${here} alone.`;
  if (!/^[/#]/.test(url)) return undefined;

  const [target = '', fragment] = url.split('#');
  if (target === '')
    return fragmentFault(
      url,
      fragment ?? '',
      pages.find(({ own }) => own.includes(document)),
    );
  const [page, twin] = pages.filter((one) => one.path === target);
  // Which of the two is meant is not known.
  if (twin) return undefined;
  if (page === undefined) {
    if (!areAddressesKnown(pages)) return undefined;
    const paths = pages.flatMap(({ path, missing }) => (path && missing.length === 0 ? path : []));
    return `There is no page ${target}.${didYouMean(target, paths) || ` There are: ${paths.join(', ')}.`}`;
  }
  const meant = inOwnLanguage(page, fragment, document, pages);
  if (meant) return `The page ${target} is in another language. Write ${meant}.`;
  if (page.missing.length > 0 && !page.own.includes(document))
    return `${target} is no page as long as site.yaml lacks ${page.missing.join(', ')}. Write what is missing, or remove the link.`;
  return fragment === undefined ? undefined : fragmentFault(url, fragment, page);
}

/** Instead of a help page in another language: the same place in that of the document's own, if it is there. */
function inOwnLanguage(
  page: Page,
  fragment: string | undefined,
  { type, lang }: LoadedDocument,
  pages: Page[],
): string | undefined {
  const isHelp = (one: Page) => one.own.some((document) => document.type === 'Support');
  // A legal document may say in which languages there is help.
  if (/^(?:Legal|Former)/.test(type) || !isHelp(page) || page.own[0]?.lang === lang) return undefined;
  const own = pages.find((one) => isHelp(one) && one.own[0]?.lang === lang);
  if (own?.path === undefined) return undefined;
  if (fragment === undefined) return own.path;
  return listFragments(own)?.includes(fragment) ? `${own.path}#${fragment}` : undefined;
}

/** How a link to a page of a site is written on the site itself; nothing for a link to another site. */
function addressOn(siteUrl: string, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, hash } = new URL(url);
  return origin === new URL(siteUrl).origin ? (pathname.replace(/\/+$/, '') || '/') + hash : undefined;
}

function fragmentFault(url: string, fragment: string, page: Page | undefined): string | undefined {
  if (page && !areAddressesKnown([page])) return undefined;
  if (page?.path === undefined) {
    return `${url} stands on more than one page, and most have no such section. Write the page too, such as /${url}.`;
  }
  const fragments = listFragments(page);
  if (fragments === undefined || fragments.includes(fragment)) return undefined;
  if (fragments.length === 0)
    return `There is no section #${fragment} on the page ${page.path}, which has none. Write ${page.path} alone.`;
  return `There is no section #${fragment} on the page ${page.path}.${didYouMean(fragment, fragments) || ` There are: ${fragments.map((one) => `#${one}`).join(', ')}.`}`;
}
