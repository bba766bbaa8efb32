import { z } from 'zod';
import type { FieldKind } from '../schema/fields';
import { type Facts, settingKeys, site } from '../schema/site';
import { isRecord } from '../schema/walk-fields';
import { applyEdits, type Edit } from './edits';

/** A token that content can hold, e.g. `{{trialDays}}`. */
const tokenPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type FactKey = keyof Facts & string;

const factKeys = Object.keys(site.shape) as FactKey[];

export const tokenNames: readonly string[] = factKeys.filter((key) => !settingKeys.includes(key));

/** The kind of a fact, which says how it is written in a sentence. */
function factKind(key: FactKey): FieldKind | undefined {
  const field: z.ZodType = site.shape[key];
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
  return z.globalRegistry.get(schema instanceof z.ZodObject ? schema.shape.value : schema)?.kind;
}

/**
 * The valid facts in the value of `site.yaml`. One that is there and not valid gets the value `undefined`:
 * texts that name it then have no diagnostic of their own.
 */
export function readFacts(value: unknown): Partial<Facts> {
  if (!isRecord(value)) return {};
  const entries = factKeys.flatMap((key) => {
    const parsed = site.shape[key].safeParse(value[key]);
    if (!parsed.success) return value[key] === undefined ? [] : [[key, undefined]];
    return [[key, isRecord(parsed.data) && 'value' in parsed.data ? parsed.data.value : parsed.data]];
  });
  return Object.fromEntries(entries);
}

/** The beginning of an address that a text ends with: all of a link, what follows `](` or `<` in Markdown. */
const openAddress: Partial<Record<FieldKind, RegExp>> = { link: /^.*$/s, prose: /(?:\]\(|<)[^\s<>()]*$/ };

/**
 * The edits that put facts in the place of tokens, written for a language and a kind of field.
 * Tokens that name no fact with a value stay.
 */
export function tokenEdits(text: string, facts: Partial<Facts>, lang: string, kind: FieldKind): Edit[] {
  return findTokens(text).flatMap(({ name, start, end }) => {
    const fact = isTokenName(name) ? facts[name] : undefined;
    if (fact === undefined) return [];
    if (kind === 'date') return [{ start, end, text: String(fact) }];
    const written = formatFact(name as FactKey, fact, lang);
    // After the ? of an address stands any text, which is percent-encoded.
    const address = openAddress[kind]?.exec(text.slice(0, start))?.[0] ?? '';
    if (/[?#]/.test(address)) return [{ start, end, text: encodeURIComponent(written) }];
    // « Mirabelle Inc. » at the end of a sentence: one full stop is enough.
    const isStopped = written.endsWith('.') && /^\.(?!\.)/.test(text.slice(end));
    return [{ start, end: isStopped ? end + 1 : end, text: written }];
  });
}

/** A text with its tokens replaced; `kind` is that of the field it stands in. */
export function replaceTokens(text: string, facts: Partial<Facts>, lang: string, kind: FieldKind): string {
  return applyEdits(text, tokenEdits(text, facts, lang, kind));
}

/** The tokens in a text and where they stand. */
export function findTokens(text: string): { name: string; start: number; end: number }[] {
  return Array.from(text.matchAll(tokenPattern), ({ 0: { length }, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + length,
  }));
}

/** True for the name of a fact that texts may hold. */
export function isTokenName(name: string): name is FactKey {
  return tokenNames.includes(name);
}

/** British English: "15 June 2025", not "June 15, 2025". */
const localeOf = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);

/**
 * A fact in words: 4.9 → « 4,9 » in French; languages as a choice that begins with the reader's own,
 * « français, anglais ou espagnol ».
 */
export function formatFact(key: FactKey, fact: unknown, lang: string): string {
  const locale = localeOf(lang);
  switch (factKind(key)) {
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(fact));
    case 'date':
      return formatDate(String(fact), lang);
    case 'languages': {
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      const ownFirst = (fact as string[]).toSorted((a, b) => Number(b === lang) - Number(a === lang));
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        ownFirst.map((code) => names.of(code) ?? code),
      );
    }
    default:
      return String(fact);
  }
}

/** A day (2025-06-15) as « 15 juin 2025 », « 1er juin 2025 », "15 June 2025". */
export function formatDate(day: string, lang: string): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const written = format.format(new Date(`${day}T00:00:00Z`));
  return lang === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
