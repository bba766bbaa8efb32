import type { LoadedDocument } from '../content/loaded-document';
import { suggestion } from '../content/wording';
import { isLink } from '../schema/fields';
import { ruleMessages as say } from './check-messages';
import { listFragments, listPages, type Page } from './pages';
import type { Rule } from './rule';

/** Every link leads to a page that exists, and its fragment to a section of that page. */
export const linkTargets: Rule = ({ loaded }) => {
  const pages = listPages(loaded);
  return loaded.flatMap((document) =>
    document.links.flatMap(({ url, position }) => {
      // Addresses of other sites are not tried; badly written ones are told by the schema.
      const message = /^[/#]/.test(url) && isLink(url) ? linkMessage(url, document, pages) : undefined;
      return message ? [document.diagnostic(position, message)] : [];
    }),
  );
};

function linkMessage(url: string, document: LoadedDocument, pages: Page[]): string | undefined {
  const [target = '', fragment] = url.split('#');
  const page = pages.find(({ path, own }) => (target ? path === target : own.includes(document)));
  if (target && !page) {
    const published = pages.flatMap(({ path, missingFacts }) => (path && missingFacts.length === 0 ? path : []));
    return say.noPage(target, suggestion(target, published));
  }
  if (!page?.path) return say.fragmentAlone(url);
  if (page.missingFacts.length > 0 && !page.own.includes(document)) return say.linkToDraft(target, page.missingFacts);
  const help = helpPage(page);
  const own = pages.find((one) => helpPage(one)?.lang === document.lang)?.path;
  // A legal document may say in which languages there is help.
  if (help && own && help.lang !== document.lang && document.type !== 'LegalDocument')
    return say.otherLanguage(target, own);
  const fragments = fragment === undefined ? undefined : listFragments(page);
  if (fragment === undefined || !fragments || fragments.includes(fragment)) return undefined;
  return say.noSection(fragment, suggestion(fragment, fragments));
}

const helpPage = ({ own }: Page) => own.find(({ type }) => type === 'Support');
