import type { LinkUse, LoadedDocument } from '../content/loaded-document';
import { linkFault } from '../schema/fields';
import { ruleMessages as say, suggestion } from './messages';
import { listFragments, listPages, type Page } from './pages';
import type { Rule } from './rule';

/** Every link leads to a page that exists, and its fragment to a section of that page. */
export const links: Rule = ({ loaded, facts }) => {
  const pages = listPages(loaded);
  return loaded.flatMap((document) =>
    document.links.flatMap((link) => {
      const message = faultOf(link, document, pages, facts.siteUrl);
      return message ? [document.diagnostic(link.position, message)] : [];
    }),
  );
};

function faultOf({ url, path }: LinkUse, document: LoadedDocument, pages: Page[], siteUrl?: string) {
  // Without its value, a token says nothing about where the link leads.
  if (url.includes('{{') || url === '') return undefined;
  const fault = linkFault(url);
  // A field's own schema has reported the fault already; in Markdown nothing has.
  if (fault) return path.at(-1) === 'to' || path.at(-1) === 'mailTo' ? undefined : say.link(fault);
  const here = siteUrl && addressOn(siteUrl, url);
  if (here) return say.linkToThisSite(here);
  if (!/^[/#]/.test(url)) return undefined;

  const [target = '', fragment] = url.split('#');
  const page = pages.find(({ path: address, own }) => (target ? address === target : own.includes(document)));
  if (target === '') return fragmentFault(url, fragment ?? '', page);
  if (page === undefined) {
    const known = pages.flatMap((one) => (one.path && one.missing.length === 0 ? one.path : []));
    return say.noPage(target, suggestion(target, known));
  }
  if (page.missing.length > 0 && !page.own.includes(document)) return say.waitingPage(target, page.missing);
  const own = helpPage(page) && pages.find((one) => helpPage(one)?.lang === document.lang)?.path;
  // A legal document may say in which languages there is help.
  if (own && helpPage(page)?.lang !== document.lang && !document.file.startsWith('legal/'))
    return say.otherLanguage(target, own);
  return fragment === undefined ? undefined : fragmentFault(url, fragment, page);
}

const helpPage = ({ own }: Page) => own.find(({ type }) => type === 'Support');

/** How a link to a page of a site is written on the site itself; nothing for a link to another site. */
function addressOn(siteUrl: string, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, hash } = new URL(url);
  return origin === new URL(siteUrl).origin ? (pathname.replace(/\/+$/, '') || '/') + hash : undefined;
}

function fragmentFault(url: string, fragment: string, page: Page | undefined): string | undefined {
  if (page?.path === undefined) return say.fragmentAlone(url);
  const fragments = listFragments(page);
  if (fragments === undefined || fragments.includes(fragment)) return undefined;
  return say.noSection(fragment, suggestion(fragment, fragments));
}
