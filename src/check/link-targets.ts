import type { RawDocument } from '../content/content-document';
import type { Position } from '../content/diagnostic';
import { suggestion } from '../content/wording';
import { isLink } from '../schema/fields';
import { ruleMessages } from './check-messages';
import { listFragments, listPages, type Page } from './pages';
import { requiredDocumentFacts } from './required-documents';
import type { Rule } from './rule';

/**
 * Every link leads to a page that exists, and its fragment to a section of that page. The same mistake in many links is
 * reported once, because one page that was renamed can be its cause.
 */
export const linkTargets: Rule = ({ root, documents }) => {
  const pages = listPages(documents);
  const mistakes = new Map<string, { document: RawDocument; position: Position }[]>();
  for (const document of documents)
    for (const { href, position } of document.links) {
      // Links to other sites are not tried; invalid links are reported by the schema.
      const message = /^[/#]/.test(href) && isLink(href) ? linkMessage(href, document, pages) : undefined;
      if (message) mistakes.set(message, [...(mistakes.get(message) ?? []), { document, position }]);
    }
  for (const [message, [first, ...others]] of mistakes) {
    const places = others.map(({ document, position }) => `${root}/${document.file}:${position.line}`);
    first?.document.report(first.position, ruleMessages.atPlaces(message, places));
  }
};

function linkMessage(href: string, document: RawDocument, pages: Page[]): string | undefined {
  const [target = '', fragment] = href.split('#');
  const page = pages.find(({ path, files }) => (target ? path === target : files.includes(document)));
  if (target && !page) {
    // The missing document has its own diagnostic.
    if (target in requiredDocumentFacts) return undefined;
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
