import { z } from 'zod';
import { contentTypes } from '../content-types';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { isRecord, type Path, schemaAt, valueAt } from '../field-walk';
import { wordsOf } from '../similar';
import type { Rule } from './rule';
import { countWords } from './sentences';

/** What tells an entry of a list from the others. */
const names = ['title', 'label', 'question', 'quote'];

/** What an entry says; a few words, such as "Yes, with premium.", may well stand in two. */
const statements = ['answer', 'text'];
const fewWords = 5;

type Entry = { path: Path; value: unknown };

/** An entry, by its key, that says what one before it says. */
type Twin = { key: string; path: Path; first: Path };

/** No entry of a list says what another one says: most often it is a copy that nobody reworded. */
export const twins: Rule = ({ loaded }) =>
  loaded.flatMap((document) => {
    // In a menu, two links to one place are one too many.
    const keys = [...names, ...statements, ...(document.type === 'Navigation' ? ['to'] : [])];
    return listsOf(document).flatMap((entries) =>
      twinsIn(entries, keys).flatMap((twin): Diagnostic[] => {
        const list = twin.path.slice(0, -1);
        const siblings = valueAt(document.value, list) as unknown[];
        // A list with too many entries or too few is reported for that alone.
        if (!isCountRight(document, list, siblings)) return [];
        const mayGo = isCountRight(document, list, siblings.toSpliced(Number(twin.path.at(-1)), 1));
        const message = `${twin.key} is that of ${placeOf(twin, document)} too. ${remedyFor(twin, document, mayGo)}`;
        return [document.diagnosticAt([...twin.path, twin.key], message)];
      }),
    );
  });

function placeOf({ key, path, first }: Twin, { diagnosticAt }: LoadedDocument): string {
  const isInOneList = JSON.stringify(first.slice(0, -1)) === JSON.stringify(path.slice(0, -1));
  return isInOneList ? `entry ${Number(first.at(-1)) + 1}` : `line ${diagnosticAt([...first, key], '').line}`;
}

function remedyFor({ key, path }: Twin, { value }: LoadedDocument, mayGo: boolean): string {
  const isMail = key === 'to' && String(valueAt(value, [...path, key])).startsWith('mailto:');
  const ways = [
    'Write another',
    ...(mayGo ? ['remove one of the two entries'] : []),
    ...(isMail ? ['give each a subject of its own (?subject=…)'] : []),
  ];
  return ways.length > 1 ? `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.` : `${ways[0]}.`;
}

/** The lists of a file. To visitors, the questions of all groups are one. */
function listsOf({ type, value }: LoadedDocument): Entry[][] {
  const lists = listsIn(value);
  if (type !== 'Faq') return lists;
  const isOfQuestions = ([entry]: Entry[]) => entry?.path.at(-2) === 'items';
  return [...lists.filter((list) => !isOfQuestions(list)), lists.filter(isOfQuestions).flat()];
}

function listsIn(value: unknown, path: Path = []): Entry[][] {
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => ({ path: [...path, index], value: entry }));
    return [entries, ...entries.flatMap((entry) => listsIn(entry.value, entry.path))];
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => listsIn(inner, [...path, key])) : [];
}

/** Each entry that says what one before it says, once. */
function twinsIn(entries: Entry[], keys: string[]): Twin[] {
  const known = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const said = keys.flatMap((key) => {
      const value = valueAt(entry.value, [key]);
      const isTooShort = () => statements.includes(key) && countWords(String(value)) <= fewWords;
      return typeof value !== 'string' || isTooShort() ? [] : { key, words: `${key} ${comparable(key, value)}` };
    });
    const found = said.flatMap(({ key, words }) => {
      const first = known.get(words);
      return !first || haveOneId(first.value, entry.value) ? [] : { key, path: entry.path, first: first.path };
    });
    for (const { words } of said) if (!known.has(words)) known.set(words, entry);
    return found.slice(0, 1);
  });
}

/** What two values have in common that say the same. Whole questions do so with accents and without. */
function comparable(key: string, value: string): string {
  if (key === 'to') return value;
  return key === 'question' ? wordsOf(value.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) : wordsOf(value);
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
