import { z } from 'zod';
import { contentTypes } from '../content-types';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { isRecord, type Path, schemaAt, valueAt } from '../reading/field-walk';
import { wordsOf } from '../similar';
import type { Rule } from './rule';

/** What tells an entry of a list from the others. */
const names = ['title', 'label', 'question', 'quote'];

/** No entry of a list says what another one says: most often it is a copy that nobody reworded. */
export const twins: Rule = ({ loaded }) =>
  loaded.flatMap((document) => {
    // In a menu, two links to one place are one too many.
    const keys = document.type === 'Navigation' ? [...names, 'to'] : names;
    return listsIn(document.value).flatMap(({ path, entries }) =>
      twinsIn(entries, keys).flatMap(({ key, index, first }): Diagnostic[] => {
        // A list with too many entries or too few is reported for that alone.
        if (!isCountRight(document, path, entries)) return [];
        const mayGo = isCountRight(document, path, entries.toSpliced(index, 1));
        const remedy = mayGo ? 'Write another, or remove one of the two entries.' : 'Write another.';
        const message = `${key} is that of entry ${first + 1} too. ${remedy}`;
        return [document.diagnosticAt([...path, index, key], message)];
      }),
    );
  });

function listsIn(value: unknown, path: Path = []): { path: Path; entries: unknown[] }[] {
  if (Array.isArray(value))
    return [{ path, entries: value }, ...value.flatMap((entry, index) => listsIn(entry, [...path, index]))];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => listsIn(inner, [...path, key])) : [];
}

/** Each entry that says what one before it says, once. */
function twinsIn(entries: unknown[], keys: string[]): { key: string; index: number; first: number }[] {
  const known = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const said = keys.flatMap((key) => {
      const value = valueAt(entry, [key]);
      return typeof value === 'string' ? { key, words: `${key} ${key === 'to' ? value : wordsOf(value)}` } : [];
    });
    const found = said.flatMap(({ key, words }) => {
      const first = known.get(words);
      return first === undefined || haveOneId(entries[first], entry) ? [] : { key, index, first };
    });
    for (const { words } of said) if (!known.has(words)) known.set(words, index);
    return found.slice(0, 1);
  });
}

/** True for a copy that kept its id: the id is reported. */
function haveOneId(one: unknown, other: unknown): boolean {
  const id = valueAt(one, ['id']);
  return id !== undefined && id === valueAt(other, ['id']);
}

function isCountRight({ type }: LoadedDocument, path: Path, entries: unknown[]): boolean {
  const schema = schemaAt(contentTypes[type].schema, path);
  const issues = schema && z.safeParse(schema, entries).error?.issues;
  return !issues?.some((issue) => issue.path.length === 0);
}
