import { defaultLanguage, reservedIds, reservedSegments } from '../constants';
import type { Diagnostic } from '../content/diagnostic';
import type { LoadedDocument } from '../content/loaded-document';
import { isRecord, type Path, valueAt } from '../schema/walk-fields';
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

function entryDiagnostics(document: LoadedDocument): Diagnostic[] {
  const reserved = document.type === 'Faq' ? reservedIds.support : [];
  const entries = entriesOf(document.value);
  return entries.flatMap(({ id, path }, index) => {
    const isTaken = entries.slice(0, index).some((one) => one.id === id);
    if (!isTaken && !reserved.includes(id)) return [];
    return [document.diagnosticAt([...path, 'id'], isTaken ? say.sameId(id) : say.reservedId(id))];
  });
}

/** The entries of a file that have an address: contact blocks, groups of questions and questions. */
function entriesOf(value: unknown): { id: string; path: Path }[] {
  const inList = (path: Path) => {
    const list = valueAt(value, path);
    return (Array.isArray(list) ? list : []).flatMap((entry, index) =>
      isRecord(entry) && typeof entry.id === 'string' ? [{ id: entry.id, path: [...path, index] }] : [],
    );
  };
  const groups = inList(['groups']);
  return [...inList(['contacts']), ...groups, ...groups.flatMap(({ path }) => inList([...path, 'items']))];
}
