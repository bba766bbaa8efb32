import type { RawDocument } from '../content/content-document';
import { suggestion } from '../content/wording';
import { isLink } from '../schema/fields';
import { ruleMessages } from './check-messages';
import { listFragments, listPages, type Page } from './pages';
import type { Rule } from './rule';

/** Every link leads to a page that exists, and its fragment to a section of that page. */
export const linkTargets: Rule = ({ documents }) => {
  const pages = listPages(documents);
  for (const document of documents)
    for (const { href, position } of document.links) {
      // Links to other sites are not tried; invalid links are reported by the schema.
      const message = /^[/#]/.test(href) && isLink(href) ? linkMessage(href, document, pages) : undefined;
      if (message) document.report(position, message);
    }
};

function linkMessage(href: string, document: RawDocument, pages: Page[]): string | undefined {
  const [target = '', fragment] = href.split('#');
  const page = pages.find(({ path, files }) => (target ? path === target : files.includes(document)));
  if (target && !page) {
    const published = pages.filter(({ missingFacts }) => missingFacts.length === 0);
    const paths = published.flatMap(({ path }) => path ?? []);
    return ruleMessages.noPage(target, suggestion(target, paths));
  }
  if (!page?.path) return ruleMessages.fragmentAlone(href);
  if (page.missingFacts.length > 0 && !page.files.includes(document))
    return ruleMessages.linkToDraft(target, page.missingFacts);
  const supportLanguage = supportLanguageOf(page);
  const translation = pages.find((other) => supportLanguageOf(other) === document.lang)?.path;
  // A legal document may list the languages of the support pages.
  if (supportLanguage && translation && supportLanguage !== document.lang && document.type !== 'LegalDocument')
    return ruleMessages.otherLanguage(target, translation);
  const fragments = listFragments(page);
  if (fragment === undefined || !fragments || fragments.includes(fragment)) return undefined;
  return ruleMessages.noSection(fragment, suggestion(fragment, fragments));
}

const supportLanguageOf = ({ files }: Page) => files.find(({ type }) => type === 'Support')?.lang;
