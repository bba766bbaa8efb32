import { z } from 'zod';
import { keysOf, type Path, schemaAt, valueAt } from '../schema/walk-fields';
import { fieldMessages } from './reading-messages';
import { suggestion } from './wording';

/** Reports the issues of a schema, of each field only the first. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  content: unknown,
  report: (path: Path, at: 'key' | 'value', message: string) => void,
): void {
  const withUnknownKeys = issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => path.join());
  const reported = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const value = valueAt(content, path);
    const field = schemaAt(schema, path);
    if (issue.code === 'unrecognized_keys') {
      const knownKeys = keysOf(field);
      for (const key of issue.keys)
        report([...path, key], 'key', fieldMessages.unknownKey(key, suggestion(key, knownKeys)));
      continue;
    }
    // A missing key may only be misspelt, and the unknown key is reported.
    const isMisspelt = value === undefined && withUnknownKeys.includes(path.slice(0, -1).join());
    if (isMisspelt || reported.has(path.join())) continue;
    reported.add(path.join());
    report(path, value === null ? 'key' : 'value', explain(issue, path, value, field));
  }
}

/** How to call a field: by its key, or by its number in a list. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'number') return fieldMessages.entry(last + 1, nameOf(path.slice(0, -1)));
  return last ?? fieldMessages.wholeFile;
}

function explain(issue: z.core.$ZodIssue, path: Path, value: unknown, field: z.core.$ZodType | undefined): string {
  const name = nameOf(path);
  if (issue.code === 'custom' || issue.code === 'invalid_format') return fieldMessages.other(name, issue.message);
  const remedy = howToWrite(name, field, typeof path.at(-1) === 'number');
  if (value === undefined) return fieldMessages.missing(name, remedy);
  if (value === null) return fieldMessages.empty(name, remedy);
  if (issue.code === 'too_small') return wrongSize(name, value, `au moins ${issue.minimum}`, remedy);
  if (issue.code === 'too_big') return wrongSize(name, value, `au plus ${issue.maximum}`, remedy);
  if (issue.code === 'invalid_value')
    return fieldMessages.notChoice(name, value, suggestion(String(value), issue.values.map(String)));
  return field instanceof z.ZodString ? fieldMessages.notText(name) : fieldMessages.wrongType(name, remedy);
}

function howToWrite(name: string, field: z.core.$ZodType | undefined, isEntry = false): string {
  if (field instanceof z.ZodOptional) return howToWrite(name, field.unwrap());
  if (field instanceof z.ZodArray && isEntry) return fieldMessages.writeInnerList;
  if (field instanceof z.ZodArray) return fieldMessages.writeList(name);
  if (field instanceof z.ZodObject) return fieldMessages.writeBlock(name, keysOf(field));
  return fieldMessages.writeValue(name, field && z.globalRegistry.get(field)?.kind);
}

function wrongSize(name: string, value: unknown, limit: string, remedy: string): string {
  if (Array.isArray(value)) return fieldMessages.listSize(name, value.length, limit);
  if (typeof value !== 'string') return fieldMessages.numberSize(name, value, limit);
  const { length } = value.trim();
  return length === 0 ? fieldMessages.empty(name, remedy) : fieldMessages.textSize(name, length, limit);
}
