import type { LoadedDocument } from '../document';
import { pathOf, supportFragments } from '../pages';
import type { Problem } from '../problem';
import { isRecord, type Path, valueAt } from '../reading/field-walk';
import type { Rule } from './rule';

/** Addresses that the site uses for something else. */
const takenPaths = ['/404', '/admin', '/images', '/icons', '/static', '/page-data'];

/** Every page has an address of its own. */
export const pagePaths: Rule = ({ root, loaded }) => {
  const owners = new Map<string, string>();
  return loaded.flatMap((document): Problem[] => {
    const path = pathOf(document);
    if (path === undefined) return [];
    const owner = owners.get(path);
    owners.set(path, owner ?? `${root}/${document.file}`);
    if (owner) return [document.problemAt(['path'], `The address ${path} belongs to ${owner} already. Write another.`)];
    return takenPaths.includes(path)
      ? [document.problemAt(['path'], `The address ${path} is used by the site itself. Write another.`)]
      : [];
  });
};

/** The ids on a help page besides those of its questions, whose own are lengthened by -title and -question. */
const isTakenOnHelpPage = (id: string) =>
  [...supportFragments, 'content', 'search'].includes(id) || /-(title|question)$/.test(id);

/** Every entry that can be linked to has an address of its own on its page. */
export const entryIds: Rule = ({ loaded }) =>
  loaded.flatMap((document) => {
    const entries = entriesOf(document);
    const isTaken = (id: string) => document.type === 'Faq' && isTakenOnHelpPage(id);
    return entries.flatMap(({ id, path }, index): Problem[] => {
      const first = entries.findIndex((one) => one.id === id);
      const message = isTaken(id)
        ? `The id "${id}" names another part of the page. Write another.`
        : `The id "${id}" stands twice. Give each entry its own.`;
      return first < index || isTaken(id) ? [document.problemAt([...path, 'id'], message)] : [];
    });
  });

/** A question has the same id in every language, so that links to it need no change. */
export const sameQuestions: Rule = (content) => {
  const [reference, ...others] = content.loaded.filter(({ type }) => type === 'Faq');
  // An id that is no good in one language is told there alone.
  if (!reference?.document || entryIds(content).length > 0) return [];
  const expected = entriesOf(reference).map(({ id }) => id);
  return others.flatMap((faq): Problem[] => {
    if (!faq.document) return [];
    const entries = entriesOf(faq);
    const extra = entries
      .filter(({ id }) => !expected.includes(id))
      .map(({ id, path }) =>
        faq.problemAt(
          [...path, 'id'],
          `${reference.file} has no question "${id}". Use the same ids in every language.`,
        ),
      );
    const missing = expected
      .filter((id) => !entries.some((entry) => entry.id === id))
      .map((id) =>
        faq.problemAt(['groups'], `The question "${id}" of ${reference.file} is missing here. Translate it.`),
      );
    return [...extra, ...missing];
  });
};

/** The landing page's contact blocks come from the French navigation. */
export const contactBlocks: Rule = ({ loaded }) =>
  loaded
    .filter(
      ({ type, lang, value }) => type === 'Navigation' && lang === 'fr' && isRecord(value) && !('contacts' in value),
    )
    .map((document) =>
      document.problemAt(
        [],
        'contacts is missing. Write the three blocks support, affiliate and feedback under "contacts:".',
      ),
    );

type Entry = { id: string; path: Path };

/** The entries of a file that have an address: contact blocks, groups of questions and questions. */
function entriesOf({ value }: LoadedDocument): Entry[] {
  const groups = entriesIn(value, ['groups']);
  return [
    ...entriesIn(value, ['contacts']),
    ...groups,
    ...groups.flatMap(({ path }) => entriesIn(value, [...path, 'items'])),
  ];
}

function entriesIn(value: unknown, path: Path): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) =>
    isRecord(entry) && typeof entry.id === 'string' ? [{ id: entry.id, path: [...path, index] }] : [],
  );
}
