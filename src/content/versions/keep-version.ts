import { isRecord, mapFields } from '../field-walk';
import { languageIn } from '../reading/language-in';
import { legalFrontmatter } from '../schema/legal-document';
import type { Facts } from '../schema/site';
import { applyEdits } from '../text/edits';
import { legalBodyEdits } from '../text/open-facts';
import { replaceTokens } from '../text/tokens';

/**
 * A legal document as a former version of itself: its facts are written out, so that it keeps the words of its day, what names a fact that was not given is left out,
 * and links to its own sections stay within it.
 *
 * @param document The values of its head and, as `body`, its Markdown.
 */
export function keepVersion(document: Record<string, unknown>, facts: Partial<Facts>): Record<string, unknown> {
  const { body = '', needs: _needs, ...head } = document;
  const lang = languageIn(head);
  const written = mapFields(legalFrontmatter, head, (value, { kind }) =>
    typeof value === 'string' && kind ? replaceTokens(value, facts, lang, kind) : value,
  );
  const markdown = String(body);
  const text = applyEdits(markdown, legalBodyEdits(markdown, facts, lang));
  return {
    ...(isRecord(written) ? written : {}),
    former: true,
    body: text.replaceAll(`](${head.path}#`, '](#'),
  };
}
