import { z } from 'zod';
import { isRecord } from '../field-walk';
import type { FieldKind } from '../schema/fields';
import { type Facts, settingKeys, site } from '../schema/site';
import { applyEdits, type Edit } from './edits';

/** A token that content can hold, e.g. `{{trialDays}}`. */
const tokenPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type FactKey = keyof Facts & string;

/** The facts that `site.yaml` may hold. */
export const factKeys = Object.keys(site.shape) as FactKey[];

/** Those of them that a token may name: all but the settings. */
export const tokenNames: readonly string[] = factKeys.filter(
  (key) => !(settingKeys as readonly string[]).includes(key),
);

/** The kind of a fact, which says how to write it out. */
function factKind(key: FactKey): FieldKind | undefined {
  const field: z.ZodType = site.shape[key];
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
  return z.globalRegistry.get(schema instanceof z.ZodObject ? schema.shape.value : schema)?.kind;
}

/**
 * The facts in the value of `site.yaml` that are well written, whatever is wrong with the others:
 * one mistake there must not make every token in the content look unknown.
 */
export function readFacts(value: unknown): Partial<Facts> {
  if (!isRecord(value)) return {};
  const entries = factKeys.flatMap((key) => {
    const parsed = site.shape[key].safeParse(value[key]);
    if (!parsed.success) return [];
    return [[key, isConfirmable(parsed.data) ? parsed.data.value : parsed.data]];
  });
  return Object.fromEntries(entries);
}

function isConfirmable(fact: unknown): fact is { value: unknown } {
  return isRecord(fact) && 'value' in fact;
}

/** Where a token stands, which says how its fact is written there. */
type TokenContext = 'text' | 'date' | 'query';

/**
 * What becomes of the tokens in a text: each gives way to its fact, written for a language and a place.
 * Tokens that name no known fact stay as they are; the loader reports them.
 */
function tokenEdits(
  text: string,
  facts: Partial<Facts>,
  lang: string,
  contextAt: (offset: number) => TokenContext,
): Edit[] {
  return findTokens(text).flatMap(({ name, start, end }) => {
    const fact = isTokenName(name) ? facts[name] : undefined;
    if (fact === undefined) return [];
    const context = contextAt(start);
    const written = context === 'date' ? String(fact) : formatFact(name as FactKey, fact, lang);
    if (context === 'query') return [{ start, end, text: encodeURIComponent(written) }];
    // The full stop of an abbreviation ends its sentence too.
    const isStopped = written.endsWith('.') && /^\.(?!\.)/.test(text.slice(end));
    return [{ start, end: isStopped ? end + 1 : end, text: written }];
  });
}

/** A text with its tokens replaced; `kind` is that of the field it stands in. */
export function replaceTokens(text: string, facts: Partial<Facts>, lang: string, kind: FieldKind): string {
  const contextAt = (offset: number): TokenContext => {
    if (kind === 'date') return 'date';
    return kind === 'link' && isQuery(text.slice(0, offset)) ? 'query' : 'text';
  };
  return applyEdits(text, tokenEdits(text, facts, lang, contextAt));
}

/** The same for Markdown, where a token may stand in the address of a link: `[text](mailto:…?subject={{name}})`. */
export function markdownTokenEdits(markdown: string, facts: Partial<Facts>, lang: string): Edit[] {
  return tokenEdits(markdown, facts, lang, (offset) => {
    const address = /(?:\]\(|<)([^\s<>()]*)$/.exec(markdown.slice(0, offset))?.[1];
    return address !== undefined && isQuery(address) ? 'query' : 'text';
  });
}

/** Before the `?` of a link stand whole addresses; after it any text, which needs percent-encoding. */
function isQuery(beginningOfLink: string): boolean {
  return /[?#]/.test(beginningOfLink);
}

/** The tokens in a text and where they stand. */
export function findTokens(text: string): { name: string; start: number; end: number }[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(tokenPattern)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a token may have this name. */
export function isTokenName(name: string): name is FactKey {
  return tokenNames.includes(name);
}

/**
 * A fact in words: 4.9 → « 4,9 » in French; languages as a choice that begins with the reader's own,
 * « français, anglais ou espagnol ».
 */
export function formatFact(key: FactKey, fact: unknown, lang: string): string {
  const { number, names, list } = formatsOf(lang);
  switch (factKind(key)) {
    case 'number':
      return number.format(Number(fact));
    case 'date':
      return formatDate(String(fact), lang);
    case 'languages':
      return list.format(ownFirst(fact as string[], lang).map((code) => names.of(code) ?? code));
    default:
      return String(fact);
  }
}

function ownFirst(codes: string[], lang: string): string[] {
  return codes.includes(lang) ? [lang, ...codes.filter((code) => code !== lang)] : codes;
}

/** A day (2025-06-15) as « 15 juin 2025 », « 1er juin 2025 », "15 June 2025". */
export function formatDate(day: string, lang: string): string {
  const written = formatsOf(lang).date.format(new Date(`${day}T00:00:00Z`));
  return lang === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

type Formats = {
  number: Intl.NumberFormat;
  date: Intl.DateTimeFormat;
  names: Intl.DisplayNames;
  list: Intl.ListFormat;
};

const formatsByLanguage = new Map<string, Formats>();

/** Kept, because making them takes longer than using them. */
function formatsOf(lang: string): Formats {
  const kept = formatsByLanguage.get(lang);
  if (kept) return kept;
  // British English: "15 June 2025", not "June 15, 2025".
  const locale = lang === 'en' ? 'en-GB' : lang;
  const formats = {
    number: new Intl.NumberFormat(locale),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    names: new Intl.DisplayNames(locale, { type: 'language' }),
    list: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  formatsByLanguage.set(lang, formats);
  return formats;
}
