import { z } from 'zod';
import { isRecord, keysAt, type Path, schemaAt, valueAt } from './field-walk';
import type { FieldKind } from './schema/fields';
import { didYouMean, mostSimilar } from './similar';

/** A fault in plain words, and the place it is about. */
export type Fault = {
  path: Path;
  on: 'key' | 'value';
  message: string;
  /** Another field, as JSON of its path, whose faults follow from this one. */
  insteadOf?: string;
};

type Issue = z.core.$ZodIssue;

/**
 * What a schema refuses, explained to the editor who wrote it: what is wrong, and what to write instead.
 * Of several faults of one field, the first one is reported.
 * @param writtenAt The value at a path as the file has it: 0123 is read as the number 123.
 */
export function explainIssues(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  content: unknown,
  writtenAt: (path: Path) => string,
): Fault[] {
  const faults = issues.flatMap((issue) => explainIssue(issue, schema, content, writtenAt));
  const reported = new Set(faults.flatMap(({ insteadOf }) => insteadOf ?? []));
  return faults.filter(({ path, insteadOf }) => {
    const key = JSON.stringify(path);
    return insteadOf || (!reported.has(key) && reported.add(key));
  });
}

function explainIssue(
  issue: Issue,
  schema: z.core.$ZodType,
  content: unknown,
  writtenAt: (path: Path) => string,
): Fault[] {
  const path = issue.path as Path;
  const value = valueAt(content, path);
  const name = nameOf(path);

  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, path, keysAt(schema, path), value));
  }
  if (issue.code !== 'custom' && (value === undefined || value === null)) {
    const state = value === null ? 'empty' : 'missing';
    return [
      {
        path,
        on: value === null ? 'key' : 'value',
        message: `${name} is ${state}. ${howToWrite(name, schemaAt(schema, path))}`,
      },
    ];
  }
  return [{ path, on: 'value', message: explainValue(issue, name, value, schema, writtenAt(path)) }];
}

function explainValue(issue: Issue, name: string, value: unknown, schema: z.core.$ZodType, written: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(name, expectedAt(schema, issue), value, keysAt(schema, issue.path as Path), written);
    case 'too_small':
    case 'too_big':
      return wrongSize(name, issue, value);
    case 'invalid_value':
      return `${name} is "${value}". Write one of: ${issue.values.join(', ')}.${didYouMean(String(value), issue.values.map(String))}`;
    default:
      return `${name} ${issue.message}.`;
  }
}

/** The type that a field expects; a text in the place of a whole number is said to lack any number. */
function expectedAt(schema: z.core.$ZodType, { expected, path }: Issue & { code: 'invalid_type' }): string {
  const field = schemaAt(schema, path as Path);
  return expected === 'number' && field instanceof z.ZodNumber && field.isInt ? 'int' : expected;
}

/** How to call a field: by its key, or by its place in a list. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'string') return last;
  return last === undefined ? 'The file' : `entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** How to write a field that is not there, by what the schema expects. */
function howToWrite(name: string, schema: z.core.$ZodType | undefined): string {
  if (schema instanceof z.ZodArray) return `Write it as a list under "${name}:", each entry begun by "- ".`;
  if (schema instanceof z.ZodObject) return `Write ${listWords(Object.keys(schema.shape))} under "${name}:".`;
  const { kind, mayBeEmpty } = (schema && z.globalRegistry.get(schema)) ?? {};
  const noun = (kind && nouns[kind]) ?? `the ${name}`;
  return `Write ${noun} ${kind === 'prose' ? 'under' : 'after'} "${name}:"${mayBeEmpty ? ', or "" if there is none' : ''}.`;
}

/** What to write where the key alone does not say it. */
const nouns: Partial<Record<FieldKind, string>> = {
  link: 'a link',
  image: 'the path of a picture',
  flag: 'true or false',
  number: 'a number',
  date: 'a date',
};

function unknownKey(key: string, path: Path, known: string[], siblings: unknown): Fault {
  const unused = known.filter((one) => !isRecord(siblings) || !(one in siblings));
  const meant = mostSimilar(key.trim(), unused);
  const isIndentedOddly = /^[\u00a0\u202f]/.test(key);
  return {
    path: [...path, key],
    on: 'key',
    message: isIndentedOddly
      ? 'The line begins with a no-break space. Indent with ordinary spaces.'
      : `${key} is not known here. ${meant ? `Did you mean "${meant}"?` : `Known here: ${known.join(', ')}.`}`,
    // That the key is missing under its right name is the same mistake.
    insteadOf: meant ? JSON.stringify([...path, meant]) : JSON.stringify([...path, key]),
  };
}

function wrongType(name: string, expected: string, value: unknown, keys: string[], written: string): string {
  switch (expected) {
    case 'string':
      if (Array.isArray(value)) return `${name} is a list. Write a single text.`;
      if (isRecord(value))
        return `${name} is a block of keys. Write a text; if it holds a colon and a space, put it in double quotes.`;
      return `${name} is a ${typeof value === 'number' ? 'number' : 'yes-or-no value'}. Put it in double quotes: "${written}".`;
    case 'array':
      return `${name} is not a list. Begin each entry with "- ".`;
    case 'object':
      return `${name} is not a block of keys. Write ${listWords(keys)} on lines of their own.`;
    case 'boolean':
      return `${name} is neither true nor false. Write true or false, without quotes.`;
    case 'int':
      return `${name} is not a whole number. Write it in digits, without quotes.`;
    default:
      return `${name} is not a number. Write it in digits, with a point for decimals, without quotes.`;
  }
}

function wrongSize(name: string, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): string {
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  if (Array.isArray(value)) {
    if (value.length === 0) return `${name} is an empty list. Write its entries, each begun by "- ".`;
    const need = issue.exact
      ? `exactly ${limit} are needed`
      : isSmall
        ? `at least ${limit} are needed`
        : `no more than ${limit} fit`;
    const change = isSmall ? `Add ${limit - value.length}` : `Remove ${value.length - limit}`;
    return `${name} has ${plural(value.length, 'entry', 'entries')}; ${need}. ${change}.`;
  }
  if (typeof value === 'string') {
    const { length } = value.trim().normalize('NFC');
    if (length === 0) return `${name} is empty. Write the ${name} in its place.`;
    return isSmall
      ? `${name} has ${plural(length, 'character')}; at least ${limit} are needed. Say a little more.`
      : `${name} has ${length} characters; no more than ${limit} fit. Shorten it by ${length - limit}.`;
  }
  return isSmall ? `${name} is ${value}. Write ${limit} or more.` : `${name} is ${value}. Write ${limit} or less.`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function listWords(words: string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
