import { defaultLanguage, reservedIds, reservedSegments } from '../constants';
import type { Diagnostic } from '../content/diagnostic';
import type { ContentDocument, LoadedDocument } from '../content/loaded-document';
import { isRecord, type Path } from '../schema/walk-fields';
import { ruleMessages as say } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** Every page has an address of its own, and every entry that can be linked to an id of its own on its page. */
export const uniqueIds: Rule = ({ root, loaded }) =>
  loaded.flatMap((document) => {
    const path = pathOf(document);
    const twins = path === undefined ? [] : loaded.filter((one) => one !== document && pathOf(one) === path);
    const segment = path?.split('/')[1] ?? '';
    // The landing page's contact blocks come from the French navigation.
    const { type, lang, value } = document;
    const lacksContacts =
      type === 'Navigation' && lang === defaultLanguage && isRecord(value) && !('contacts' in value);
    return [
      ...twins.map(({ file }) => document.diagnosticAt(['path'], say.samePath(path ?? '', `${root}/${file}`))),
      ...(reservedSegments.includes(segment) ? [document.diagnosticAt(['path'], say.reservedPath(segment))] : []),
      ...entryDiagnostics(document),
      ...(lacksContacts ? [document.diagnosticAt([], say.noContacts)] : []),
    ];
  });

function entryDiagnostics({ document, diagnosticAt }: LoadedDocument): Diagnostic[] {
  if (!document) return [];
  const reserved = document.type === 'Faq' ? reservedIds.support : [];
  const entries = entriesOf(document);
  const ids = entries.map(({ id }) => id);
  return entries.flatMap(({ id, path }, index) => {
    if (ids.indexOf(id) < index) return [diagnosticAt(path, say.sameId(id))];
    return reserved.includes(id) ? [diagnosticAt(path, say.reservedId(id))] : [];
  });
}

/** The entries of a file that have an address: contact blocks, groups of questions and questions. */
function entriesOf({ type, data }: ContentDocument): { id: string; path: Path }[] {
  if (type === 'Navigation') return (data.contacts ?? []).map(({ id }, i) => ({ id, path: ['contacts', i, 'id'] }));
  if (type !== 'Faq') return [];
  return data.groups.flatMap((group, i) => [
    { id: group.id, path: ['groups', i, 'id'] },
    ...group.items.map(({ id }, j) => ({ id, path: ['groups', i, 'items', j, 'id'] })),
  ]);
}
