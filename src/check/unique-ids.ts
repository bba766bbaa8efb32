import { defaultLanguage } from '../constants';
import type { ContentDocument, RawDocument } from '../content/content-document';
import { reservedIds } from '../content/reserved-ids';
import { isRecord, type Path } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** Every page has a path of its own, and every linkable entry has an id that is unique on its page. */
export const uniqueIds: Rule = ({ root, documents }) => {
  for (const document of documents) {
    checkPath(document, documents, root);
    checkIds(document);
    // The landing page's contact blocks come from the French navigation.
    const { type, lang, value } = document;
    const isFrenchNavigation = type === 'Navigation' && lang === defaultLanguage;
    if (isFrenchNavigation && isRecord(value) && !('contacts' in value)) document.reportAt([], ruleMessages.noContacts);
  }
};

function checkPath(document: RawDocument, documents: RawDocument[], root: string): void {
  const path = pathOf(document);
  if (path === undefined) return;
  for (const other of documents)
    if (other !== document && pathOf(other) === path)
      document.reportAt(['path'], ruleMessages.samePath(path, `${root}/${other.file}`));
}

function checkIds({ validDocument, reportAt }: RawDocument): void {
  if (!validDocument) return;
  const reserved = validDocument.type === 'Faq' ? reservedIds.support : [];
  const entries = entriesOf(validDocument);
  const ids = entries.map(({ id }) => id);
  for (const [index, { id, path }] of entries.entries()) {
    if (ids.indexOf(id) < index) reportAt(path, ruleMessages.sameId(id));
    else if (reserved.includes(id)) reportAt(path, ruleMessages.reservedId(id));
  }
}

/** The entries of a file that links can lead to: contact blocks, groups of questions and questions. */
function entriesOf({ type, data }: ContentDocument): { id: string; path: Path }[] {
  if (type === 'Navigation') return (data.contacts ?? []).map(({ id }, i) => ({ id, path: ['contacts', i, 'id'] }));
  if (type !== 'Faq') return [];
  return data.groups.flatMap((group, i) => [
    { id: group.id, path: ['groups', i, 'id'] },
    ...group.items.map(({ id }, j) => ({ id, path: ['groups', i, 'items', j, 'id'] })),
  ]);
}
