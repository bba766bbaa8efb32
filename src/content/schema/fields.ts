/**
 * The kinds of field that content is made of. Each carries its kind, so that the loader knows
 * what to typeset, and French words, which editors see as they type (JSON Schema) or in the CMS.
 */
import { z } from 'zod';
import { shareImageSize } from '../constants';
import { formMessages as messages } from '../messages';

export type FieldKind =
  | 'text'
  | 'prose'
  | 'keyword'
  | 'link'
  | 'image'
  | 'slug'
  | 'path'
  | 'date'
  | 'year'
  | 'number'
  | 'flag'
  | 'language'
  | 'languages'
  | 'email'
  | 'url'
  | 'choice';

export type FieldMeta = {
  kind?: FieldKind;
  /** The words in single braces that the page fills in, e.g. `query` for `{query}`. */
  placeholders?: string[];
  /** Smallest width of a picture made of pixels. */
  minWidth?: number;
  /** Smallest height of a picture, as a multiple of its width. */
  minAspect?: number;
  /** Largest height of a picture, as a multiple of its width. */
  maxAspect?: number;
  /** Only this size will do. */
  exactSize?: { width: number; height: number };
  /** An empty text will do: there is none yet. */
  mayBeEmpty?: boolean;
  /** File name endings that will do. */
  formats?: readonly string[];
  /** A page takes a drawing's pieces from its file, one by one. */
  inPieces?: boolean;
  /** The GraphQL type of an object that stands in several places. */
  typeName?: string;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

type Words = { title: string; description?: string; examples?: (string | number)[] };
type Length = { min?: number | undefined; max: number };

/** A block of keys, each of them known. */
export function block<Shape extends z.ZodRawShape>(title: string, shape: Shape, words: Partial<Words> = {}) {
  return z.strictObject(shape).meta({ title, ...words });
}

/** A list of `min` to `max` entries; of exactly `length`, if that is given. */
export function list<Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  { min = 1, max, length, ...words }: Partial<Words> & { min?: number; max?: number; length?: number } = {},
) {
  const entries = length === undefined ? z.array(entry).min(min) : z.array(entry).length(length);
  return (max === undefined ? entries : entries.max(max)).meta({ title, ...words });
}

/** What someone writes: counted, and handed on, without the spaces around it, and an accent as a part of its letter. */
function written(min: number, max: number) {
  // macOS gives é as two characters, e and ´.
  return z.string().trim().normalize('NFC').min(min).max(max);
}

/** Plain text that visitors read: typeset, without Markdown. */
export function text(
  title: string,
  max: number,
  { min = 1, placeholders = [], ...words }: Partial<Words> & { min?: number; placeholders?: string[] } = {},
) {
  return written(min, max)
    .superRefine((value, context) => {
      if (value && !/[^\p{Cf}\p{Z}\s]/u.test(value)) context.addIssue(messages.invisible);
      for (const name of placeholders.filter((one) => !value.includes(`{${one}}`)))
        context.addIssue(messages.placeholder(name));
    })
    .meta({ kind: 'text', placeholders, title, ...words });
}

/** Markdown that visitors read, without headings. */
export function prose({ min = 1, max, ...words }: Words & Length) {
  return written(min, max).meta({ kind: 'prose', ...words });
}

/** A word that is never shown, such as what people may type into the search or a name in an address; so it is never typeset. */
export function keyword({ max = 40, ...words }: Words & { max?: number }) {
  return written(1, max).meta({ kind: 'keyword', ...words });
}

const linkHelp =
  'Une page (/support), une section (/#features, #faq), une adresse e-mail (mailto:…), un numéro (tel:…) ou un autre site (https:…).';

/** Where a link leads. That the page exists is checked by a rule. */
export function link({ description = linkHelp, isMail = false, ...words }: Words & { isMail?: boolean }) {
  return z
    .string()
    .min(1)
    .superRefine((value, context) => {
      const fault = isMail && !/^mailto:/i.test(value) ? messages.link.mail(value) : linkFault(value);
      if (fault) context.addIssue(fault);
    })
    .meta({ kind: 'link', description, ...words });
}

/** What is wrong with the writing of a link; nothing if it is well written. */
export function linkFault(value: string): string | undefined {
  const { link: faults } = messages;
  if (/^http:/i.test(value)) return faults.insecure(value);
  if (isEmail(value)) return faults.bareEmail(value);
  if (/\s/.test(value)) return faults.space(value);
  if (/^tel:/.test(value)) return /^tel:\+?\d+$/.test(value) ? undefined : faults.phone(value);
  if (/^https:/.test(value)) return isUrl(value) ? undefined : faults.https(value);
  if (/^mailto:/.test(value)) {
    const [address = '', ...fields] = value.slice('mailto:'.length).split('?');
    if (!isEmail(address)) return faults.mail(value);
    // RFC 6068, section 2.
    if (fields.length > 0 && !/^(?:(?:subject|body|cc|bcc)=[^#?&]*(?:&(?=.)|$))+$/.test(fields.join('?')))
      return faults.mailField(value);
    return /%(?![0-9a-f]{2})/i.test(value) ? faults.percent(value) : undefined;
  }
  if (/^\/[^/].*\/(#|$)/.test(value)) return faults.slash(value);
  return /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)?(#[A-Za-z0-9_-]+)?$/.test(value) ? undefined : faults.other(value);
}

const rasterFormats = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

type ImageLimits = Pick<FieldMeta, 'minWidth' | 'minAspect' | 'maxAspect' | 'exactSize' | 'formats' | 'inPieces'>;

/** The path of a picture, from the folder of the file it is written in. The picture itself is checked by `rules/images.ts`. */
export function imagePath({ formats = ['svg', ...rasterFormats], ...rest }: Words & ImageLimits) {
  return z
    .string()
    .min(1)
    .meta({ kind: 'image', formats, ...rest });
}

/** A picture for shared links: every network crops to this size. */
export function shareImage() {
  const { width, height } = shareImageSize;
  return imagePath({
    title: 'Image de partage',
    description: `Affichée quand la page est partagée. ${width} × ${height} pixels, PNG ou JPEG.`,
    formats: ['png', 'jpg', 'jpeg'],
    exactSize: shareImageSize,
  });
}

/** A screenshot of the app and its alternative text. */
export function screenshot() {
  const image = imagePath({
    title: 'Image',
    description: 'Un écran de l’application : un dessin en SVG, ou une capture large d’au moins 900 pixels.',
    minWidth: 900,
    minAspect: 1.7,
    maxAspect: 2.5,
  });
  return block('Capture d’écran', { image, alt: alt() }).meta({ typeName: 'Screenshot' });
}

/** A drawing that decorates; it says nothing that the text does not say, so it has no alternative text. */
export function illustration({ inPieces }: Pick<ImageLimits, 'inPieces'> = {}) {
  return imagePath({
    inPieces,
    title: 'Illustration',
    description: 'Un dessin décoratif, en SVG de préférence, sinon large d’au moins 600 pixels.',
    minWidth: 600,
  });
}

/** What a picture shows, for those who do not see it. The name of its file does not say that (WCAG 2.2, failure F30). */
export function alt() {
  const description = 'Ce que montre l’image, pour qui ne la voit pas.';
  return text('Texte alternatif', 200, { description }).refine(
    (value) => !/\S\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i.test(value),
    { error: messages.fileName },
  );
}

/** The title and the description of a page, as search engines show them. */
export function pageTitle() {
  return text('Titre', 65, { description: 'De 5 à 65 caractères.', min: 5 });
}

export function pageDescription() {
  const description = 'Affichée par les moteurs de recherche. De 50 à 160 caractères.';
  return text('Description', 160, { description, min: 50 });
}

/** The part of an address that names a question or a block, e.g. `offline-use`. */
export function slug({ max = 60, ...words }: Words & { max?: number }) {
  return form(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.slug, { kind: 'slug', ...words }).max(max);
}

/** The address of a page on this site, e.g. `/privacy`. */
export function pagePath() {
  return form(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, messages.path, {
    kind: 'path',
    title: 'Adresse',
    description: 'L’adresse de la page sur le site. Une fois publiée, ne la change plus.',
    examples: ['/privacy'],
  }).max(80);
}

/** A text of one form, which `error` names. */
export function form(pattern: RegExp, error: string, words: FieldMeta & Words) {
  return z.string().regex(pattern, { error }).meta(words);
}

/** A day, as `2025-06-15`. */
export const date = (words: Words) =>
  checked(isDate, messages.date, { kind: 'date', examples: ['2025-06-15'], ...words });

/** A year: unlike other numbers, never grouped (« 2025 », not « 2 025 »). */
export const year = (words: Words) => between(z.int(), { min: 2000, max: 2100 }).meta({ kind: 'year', ...words });

export const count = ({ min, max, ...words }: Words & Length) =>
  between(z.int(), { min, max }).meta({ kind: 'number', ...words });

export const decimal = ({ min, max, ...words }: Words & Length) =>
  between(z.number(), { min, max }).meta({ kind: 'number', ...words });

const between = (schema: z.ZodNumber, { min = 1, max }: Length) => schema.min(min).max(max);

export const flag = (words: Words) => z.boolean().meta({ kind: 'flag', ...words });

/** A language, as its two-letter code (ISO 639-1). */
export const language = (words: Words) =>
  checked(isLanguage, messages.language, { kind: 'language', examples: ['fr', 'en'], ...words });

/** Languages, in the order in which they are named. */
export const languages = (words: Words) =>
  list(words.title, language({ title: 'Langue' }))
    .refine((codes) => new Set(codes).size === codes.length, { error: messages.languageTwice })
    .meta({ kind: 'languages', ...words });

export const email = (words: Words) => checked(isEmail, messages.email, { kind: 'email', ...words });

/** The address of another site; with `optional`, an empty text stands for one that does not exist yet. */
export const url = ({ optional = false, ...words }: Words & { optional?: boolean }) =>
  checked((value) => (optional && value === '') || isUrl(value), messages.url, {
    kind: 'url',
    mayBeEmpty: optional,
    ...words,
  });

/** Where to write to, as an address of e-mail or on the web (RFC 9116, 2.5.3). */
export const contact = (words: Words) =>
  checked(
    (value) => isUrl(value) || (value.startsWith('mailto:') && isEmail(value.slice('mailto:'.length))),
    messages.contact,
    { kind: 'url', ...words },
  );

/** A text that a check accepts; `error` says what it must be. */
function checked(isGood: (value: string) => boolean, error: string, words: FieldMeta & Words) {
  return z.string().refine(isGood, { error }).meta(words);
}

export const choice = <Value extends string, Values extends readonly [Value, ...Value[]]>(
  values: Values,
  words: Words,
) => z.enum(values).meta({ kind: 'choice', ...words });

/** A short text with a drawing and, perhaps, a screenshot. */
export function illustratedText({ title }: Words) {
  return block(title, {
    title: text('Titre', 50),
    text: text('Texte', 180),
    illustration: illustration(),
    screenshot: screenshot().optional(),
  });
}

/** A label and where it leads. */
export function labelledLink({ title }: Words) {
  const shape = { label: text('Texte du lien', 50), to: link({ title: 'Adresse du lien' }) };
  return block(title, shape).meta({ typeName: 'LabelledLink' });
}

/** Whether it is a day that exists, written year-month-day. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // 2025-02-30 becomes 2 March instead of an invalid date.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const emailSchema = z.email();

function isEmail(value: string): boolean {
  return emailSchema.safeParse(value).success;
}

/** Its host's names are of letters, digits and hyphens (RFC 1123, 2.1) or have a _, and no sentence's marks stand at its end. */
function isUrl(value: string): boolean {
  const hasHost = /^https:\/\/(?:[\p{L}\d_-]+\.)+[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(value);
  const endsOdd = /[,;"'’”»<>]$|^[^(]*\)$/.test(value);
  return hasHost && !endsOdd && URL.canParse(value);
}

/** Languages as messages call them: « français » for `fr`. */
const languageNames = new Intl.DisplayNames('fr', { type: 'language' });

/** True for a code that the platform knows a name for. */
export function isLanguage(value: string): boolean {
  return /^[a-z]{2}$/.test(value) && languageNames.of(value) !== value;
}
