import { z } from 'zod';
import { fieldMessages as messages, mostSimilar, suggestion } from '../check/messages';
import { isRecord, keysOf, type Path, schemaAt, valueAt } from '../schema/walk-fields';

type Fault = {
  path: Path;
  on: 'key' | 'value';
  message: string;
  /** Another field, as JSON of its path, whose faults follow from this one. */
  insteadOf?: string;
};

/**
 * What a schema refuses, explained to the editor who wrote it. Of several faults of one field, the first is reported.
 * @param writtenAt The value at a path as the file has it: 0123 is read as the number 123.
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  content: unknown,
  writtenAt: (path: Path) => string,
): Fault[] {
  const faults = issues.flatMap((issue): Fault[] => {
    const path = issue.path as Path;
    const value = valueAt(content, path);
    const field = schemaAt(schema, path);
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, path, keysOf(field), value));
    const name = nameOf(path);
    if (issue.code !== 'custom' && (value === undefined || value === null)) {
      const remedy = howToWrite(name, field);
      return value === null
        ? [{ path, on: 'key', message: messages.empty(name, remedy) }]
        : [{ path, on: 'value', message: messages.missing(name, remedy) }];
    }
    const said = explainValue(issue, name, value, field, () => writtenAt(path));
    return [{ path, on: 'value', message: said }];
  });
  const reported = new Set(faults.flatMap(({ insteadOf }) => insteadOf ?? []));
  return faults.filter(({ path, insteadOf }) => {
    const key = JSON.stringify(path);
    return insteadOf || (!reported.has(key) && reported.add(key));
  });
}

/** How to call a field: by its key, or by its place in a list. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'number') return messages.entry(last + 1, nameOf(path.slice(0, -1)));
  return last ?? messages.nameOfFile;
}

function unknownKey(key: string, path: Path, known: string[], siblings: unknown): Fault {
  const unused = known.filter((one) => !isRecord(siblings) || !(one in siblings));
  const meant = mostSimilar(key.trim(), unused);
  return {
    path: [...path, key],
    on: 'key',
    message: messages.unknownKey(key, suggestion(key.trim(), meant ? [meant] : known)),
    // That the key is missing under its right name is the same mistake.
    insteadOf: JSON.stringify([...path, meant ?? key]),
  };
}

function howToWrite(name: string, schema: z.core.$ZodType | undefined): string {
  if (schema instanceof z.ZodArray) return messages.writeList(name);
  if (schema instanceof z.ZodObject) return messages.writeBlock(name, keysOf(schema));
  const { kind = 'other', mayBeEmpty } = (schema && z.globalRegistry.get(schema)) ?? {};
  return messages.writeValue(name, messages.nouns[kind] ?? messages.nouns.other ?? '', mayBeEmpty);
}

function explainValue(
  issue: z.core.$ZodIssue,
  name: string,
  value: unknown,
  schema: z.core.$ZodType | undefined,
  written: () => string,
): string {
  switch (issue.code) {
    case 'too_small':
      return wrongSize(name, value, Number(issue.minimum), true);
    case 'too_big':
      return wrongSize(name, value, Number(issue.maximum), false);
    case 'invalid_value':
      return messages.notChoice(name, value, suggestion(String(value), issue.values.map(String)));
    case 'invalid_type':
      break;
    default:
      return messages.other(name, issue.message);
  }
  if (schema instanceof z.ZodArray) return messages.notList(name);
  if (schema instanceof z.ZodObject) return messages.notBlock(name, keysOf(schema));
  if (schema instanceof z.ZodBoolean) return messages.notFlag(name);
  if (schema instanceof z.ZodNumber) return schema.isInt ? messages.notWhole(name) : messages.notNumber(name);
  if (Array.isArray(value)) return messages.listForText(name);
  return isRecord(value) ? messages.blockForText(name) : messages.valueForText(name, written());
}

function wrongSize(name: string, value: unknown, limit: number, isSmall: boolean): string {
  if (Array.isArray(value))
    return value.length === 0 ? messages.emptyList(name) : messages.listSize(name, value.length, limit);
  if (typeof value !== 'string') return messages.outOfRange(name, value, limit, isSmall);
  const { length } = value.trim().normalize('NFC');
  if (length === 0) return messages.empty(name, messages.writeValue(name, messages.nouns.text ?? ''));
  return isSmall ? messages.tooShort(name, length, limit) : messages.tooLong(name, length, limit);
}
