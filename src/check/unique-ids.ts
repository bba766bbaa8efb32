import { defaultLanguage } from '../constants';
import type { RawDocument } from '../content/content-document';
import { reservedIds } from '../content/reserved-ids';
import { isRecord, type Path } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** Every page has a path of its own, and every question, or group of questions, an id of its own on its page. */
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
  if (validDocument?.type !== 'Faq') return;
  const entries = validDocument.data.groups.flatMap((group, i): { id: string; path: Path }[] => [
    { id: group.id, path: ['groups', i, 'id'] },
    ...group.items.map(({ id }, j) => ({ id, path: ['groups', i, 'items', j, 'id'] })),
  ]);
  const ids = entries.map(({ id }) => id);
  for (const [index, { id, path }] of entries.entries()) {
    if (ids.indexOf(id) < index) reportAt(path, ruleMessages.sameId(id));
    else if (reservedIds.support.includes(id)) reportAt(path, ruleMessages.reservedId(id));
  }
}
