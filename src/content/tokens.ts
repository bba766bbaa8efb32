import { z } from 'zod';
import { type FactKey, factKeys, tokenNames } from '../schema/fact-keys';
import type { FieldKind } from '../schema/fields';
import { type Facts, site } from '../schema/site';
import { isRecord } from '../schema/walk-fields';

/** {{trialDays}}, and the full stop after it */
const tokenPattern = /\{\{\s*([^{}]*?)\s*\}\}(\.(?!\.))?/g;

/** The kind of a fact decides its form in a sentence. */
function factKind(key: FactKey): FieldKind | undefined {
  const field: z.ZodType = site.shape[key];
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
  const confirmable = schema instanceof z.ZodObject ? schema.shape.value : undefined;
  return z.globalRegistry.get(confirmable ?? schema)?.kind;
}

/**
 * Returns the valid facts. An invalid fact is present with the value `undefined`: it is reported in site.yaml, so texts
 * that use it are not.
 * @param value the value of `site.yaml`
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

/** The address before a token: in a link the whole text, in Markdown the text after `](` or `<`. */
const addressBefore: Partial<Record<FieldKind, RegExp>> = { link: /^.*$/s, prose: /(?:\]\(|<)[^\s<>()]*$/ };

/**
 * Returns a text with its tokens replaced by facts, as a language and a kind of field ask for. Tokens of facts without a
 * value stay.
 */
export function replaceTokens(text: string, facts: Partial<Facts>, lang: string, kind?: FieldKind): string {
  return text.replace(tokenPattern, (token: string, name: string, stop = '', offset: number) => {
    const fact = isTokenName(name) ? facts[name] : undefined;
    if (!isTokenName(name) || fact === undefined || fact === '') return token;
    if (kind === 'date') return String(fact);
    const formatted = formatFact(name, fact, lang);
    // RFC 3986, section 2.1: any text after the ? of an address is percent-encoded.
    const address = addressBefore[kind ?? 'text']?.exec(text.slice(0, offset))?.[0] ?? '';
    if (/[?#]/.test(address)) return encodeURIComponent(formatted) + stop;
    // « Mirabelle Inc. » at the end of a sentence: one full stop is enough.
    return formatted.endsWith('.') ? formatted : formatted + stop;
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

/** A price is « 11,99 € par mois », "€11.99 a month", and "11,99 € / Monat" in a language that is not here. */
const periodWords: Partial<Record<string, Record<'month' | 'year', string>>> = {
  fr: { month: ' par mois', year: ' par an' },
  en: { month: ' a month', year: ' a year' },
  es: { month: ' al mes', year: ' al año' },
};

/**
 * A fact in words: 4.9 → « 4,9 » in French; languages as a choice that begins with the reader's own,
 * « français, en anglais ou en espagnol ».
 */
export function formatFact(key: FactKey, fact: unknown, lang: string): string {
  const locale = localeOf(lang);
  switch (factKind(key)) {
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(fact));
    case 'date':
      return formatDate(String(fact), lang);
    case 'price': {
      const { amount, currency, period } = fact as NonNullable<Facts['price']>;
      const otherLanguage = () => ` / ${new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(period)}`;
      const perPeriod = periodWords[lang]?.[period] ?? otherLanguage();
      return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount) + perPeriod;
    }
    case 'languages': {
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      const readersFirst = (fact as string[]).toSorted((a, b) => Number(b === lang) - Number(a === lang));
      // French repeats the « en » that stands before the token.
      const before = (index: number) => (lang === 'fr' && index > 0 ? 'en ' : '');
      return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        readersFirst.map((code, index) => before(index) + (names.of(code) ?? code)),
      );
    }
    default:
      return String(fact);
  }
}

/** A day (2025-06-15) as « 15 juin 2025 », « 1er juin 2025 », "15 June 2025". */
export function formatDate(day: string, lang: string): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const formatted = format.format(new Date(`${day}T00:00:00Z`));
  return lang === 'fr' ? formatted.replace(/^1 /, '1er ') : formatted;
}
