import type { LoadedDocument } from '../document';
import { pathOf } from '../pages';
import { valueAt } from '../reading/field-walk';
import { wordsOf } from '../similar';
import type { Rule } from './rule';

/** No legal document has the title of another in its language: the footer names both by it. */
export const legalTitles: Rule = ({ root, loaded }) => {
  const documents = loaded.filter(({ type }) => type === 'LegalDocument');
  return documents.flatMap((document, index) => {
    const first = documents.slice(0, index).find((one) => haveOneTitle(one, document));
    return first
      ? [document.diagnosticAt(['title'], `title is that of ${root}/${first.file} too. Write another.`)]
      : [];
  });
};

/** Two with one address are reported for that alone. */
function haveOneTitle(one: LoadedDocument, other: LoadedDocument): boolean {
  const [title, otherTitle] = [one, other].map(({ value }) => wordsOf(String(valueAt(value, ['title']) ?? '')));
  return title !== '' && title === otherTitle && one.lang === other.lang && pathOf(one) !== pathOf(other);
}
