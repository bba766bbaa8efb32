import { z } from 'zod';
import type { FieldKind } from '../schema/fields';
import { type Facts, settingKeys, site } from '../schema/site';
import { isRecord } from '../schema/walk-fields';

/** {{trialDays}}, and the full stop after it */
const tokenPattern = /\{\{\s*([^{}]*?)\s*\}\}(\.(?!\.))?/g;

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
 * A text with facts in the place of their tokens, written for a language and a kind of field.
 * Tokens that name no fact with a value stay.
 */
export function replaceTokens(text: string, facts: Partial<Facts>, lang: string, kind?: FieldKind): string {
  return text.replace(tokenPattern, (token: string, name: string, stop = '', offset: number) => {
    const fact = isTokenName(name) ? facts[name] : undefined;
    if (!isTokenName(name) || fact === undefined || fact === '') return token;
    if (kind === 'date') return String(fact);
    const written = formatFact(name, fact, lang);
    // After the ? of an address stands any text, which is percent-encoded.
    const address = openAddress[kind ?? 'text']?.exec(text.slice(0, offset))?.[0] ?? '';
    if (/[?#]/.test(address)) return encodeURIComponent(written) + stop;
    // « Mirabelle Inc. » at the end of a sentence: one full stop is enough.
    return written.endsWith('.') ? written : written + stop;
  });
}

/** The names of the tokens in a text, and where they begin. */
export function findTokens(text: string): { name: string; start: number }[] {
  return Array.from(text.matchAll(tokenPattern), ({ 1: name = '', index }) => ({ name, start: index }));
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
