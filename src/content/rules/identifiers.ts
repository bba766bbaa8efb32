import { defaultLanguage, reservedIds, reservedSegments } from '../constants';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { isRecord, type Path, valueAt } from '../field-walk';
import { pathOf } from '../pages';
import type { Rule } from './rule';

/** Every page has an address of its own. */
export const pagePaths: Rule = ({ root, loaded }) => {
  return loaded.flatMap((document): Diagnostic[] => {
    const path = pathOf(document);
    if (path === undefined) return [];
    const report = (message: string) => [document.diagnosticAt(['path'], message)];
    // Which of them is the copy, nobody can tell.
    const twins = loaded.filter((one) => one !== document && pathOf(one) === path);
    if (twins.length > 0) {
      const files = twins.map(({ file }) => `${root}/${file}`).join(', ');
      return report(
        `The address ${path} belongs to ${files} too. Keep it in one file, and write another in the other.`,
      );
    }
    const [, segment = ''] = path.split('/');
    if (!reservedSegments.includes(segment)) return [];
    return report(
      `/${segment} is used by the site itself, with all that lies below it. Write another address, such as /legal${path}.`,
    );
  });
};

/** Every entry that can be linked to has an address of its own on its page, and its heading an id of its own. */
export const entryIds: Rule = ({ loaded }) =>
  loaded.flatMap((document) => {
    const reserved = document.type === 'Faq' ? reservedIds.support : [];
    const taken: TakenIds = { entries: new Set(), headings: new Map() };
    return entriesOf(document).flatMap((entry): Diagnostic[] => {
      const message = idFault(entry, taken, reserved);
      taken.entries.add(entry.id);
      if (entry.headingId) taken.headings.set(entry.headingId, entry.id);
      return message ? [document.diagnosticAt([...entry.path, 'id'], message)] : [];
    });
  });

/** The ids of the entries before, and of their headings, each with its entry's. */
type TakenIds = { entries: Set<string>; headings: Map<string, string> };

function idFault({ id, headingId }: Entry, taken: TakenIds, reserved: readonly string[]): string | undefined {
  const another = `Write another, such as "about-${id}".`;
  if (taken.entries.has(id)) return `The id "${id}" stands twice. Give each entry its own.`;
  if (reserved.includes(id) || (headingId && reserved.includes(headingId)))
    return `The id "${id}" names another part of the page. ${another}`;
  const headingFault = (owner: string, heading: string) =>
    `The heading of "${owner}" has the id "${heading}" on the page, and so has an entry. ${another}`;
  const owner = taken.headings.get(id);
  if (owner !== undefined) return headingFault(owner, id);
  return headingId && taken.entries.has(headingId) ? headingFault(id, headingId) : undefined;
}

/** The landing page's contact blocks come from the French navigation. */
export const contactBlocks: Rule = ({ loaded }) =>
  loaded.flatMap(({ type, lang, value, diagnosticAt }): Diagnostic[] => {
    if (type !== 'Navigation' || !isRecord(value) || 'contacts' in value === (lang === defaultLanguage)) return [];
    return lang === defaultLanguage
      ? [
          diagnosticAt(
            [],
            'contacts is missing. Write the three blocks support, affiliate and feedback under "contacts:".',
          ),
        ]
      : [diagnosticAt(['contacts'], 'contacts stands on the landing page alone, which is French. Remove it here.')];
  });

export type Entry = {
  id: string;
  path: Path;
  /** The id that its heading has on the page, if it has one of its own. */
  headingId?: string;
};

/** The entries of a file that have an address: contact blocks, groups of questions and questions. */
export function entriesOf({ value }: LoadedDocument): Entry[] {
  const groups = entriesIn(value, ['groups']);
  return [
    ...entriesIn(value, ['contacts']),
    ...groups,
    ...groups.flatMap(({ path }) => entriesIn(value, [...path, 'items'], 'question')),
  ];
}

function entriesIn(value: unknown, path: Path, heading?: string): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) =>
    isRecord(entry) && typeof entry.id === 'string'
      ? [{ id: entry.id, path: [...path, index], ...(heading && { headingId: `${entry.id}-${heading}` }) }]
      : [],
  );
}
