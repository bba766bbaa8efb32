import type { LoadedDocument } from '../document';
import { valueAt } from '../field-walk';
import { pathOf } from '../pages';
import { wordsOf } from '../similar';
import type { Rule } from './rule';

/** No legal document has the title of another in its language: the footer names both by it. */
export const legalTitles: Rule = ({ root, loaded }) => {
  const documents = loaded.filter(({ type }) => type === 'LegalDocument');
  return documents.flatMap((document, index) => {
    const first = documents.slice(0, index).find((one) => haveOneTitle(one, document));
    if (!first) return [];
    const message = `title is that of ${root}/${first.file} too. Write another in one of the two.`;
    return [document.diagnosticAt(['title'], message)];
  });
};

/** Two with one address are reported for that alone. */
function haveOneTitle(one: LoadedDocument, other: LoadedDocument): boolean {
  const [title, otherTitle] = [one, other].map(titleOf);
  return title !== '' && title === otherTitle && one.lang === other.lang && pathOf(one) !== pathOf(other);
}

function titleOf({ value }: LoadedDocument): string {
  const title = valueAt(value, ['title']);
  return typeof title === 'string' ? wordsOf(title) : '';
}
