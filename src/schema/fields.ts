/**
 * The kinds of field that content is made of. Each carries its kind, so that the loader knows
 * what to typeset, and French words, which editors see as they type (JSON Schema) or in the CMS.
 */
import { z } from 'zod';
import { formMessages as messages } from '../check/messages';
import { shareImageSize } from '../constants';

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
  /** Smallest and largest height of a picture, as multiples of its width. */
  minAspect?: number;
  maxAspect?: number;
  /** Only this size will do. */
  exactSize?: { width: number; height: number };
  /** An empty text will do: there is none yet. */
  mayBeEmpty?: boolean;
  formats?: readonly string[];
  /** A page takes a drawing's pieces from its file, one by one. */
  inPieces?: boolean;
  /** The GraphQL type of an object that stands in several places. */
  typeName?: string;
};

/** What `z.toJSONSchema` makes of a field. */
export type FieldSchema = FieldMeta &
  z.core.JSONSchema.BaseSchema & { properties?: Record<string, FieldSchema>; items?: FieldSchema };

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A block of keys, each of them known. */
export const block = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** A list of `min` to `max` entries. */
export function list<Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  { min = 1, max }: { min?: number; max?: number } = {},
) {
  const entries = z.array(entry).min(min);
  return (max === undefined ? entries : entries.max(max)).meta({ title });
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
  { min = 1, placeholders = [] }: { min?: number; placeholders?: string[] } = {},
) {
  return written(min, max)
    .superRefine((value, context) => {
      if (value && !/[^\p{Cf}\p{Z}\s]/u.test(value)) context.addIssue(messages.invisible);
      for (const name of placeholders.filter((one) => !value.includes(`{${one}}`)))
        context.addIssue(messages.placeholder(name));
    })
    .meta({ kind: 'text', placeholders, title });
}

/** Markdown that visitors read, without headings. */
export const prose = (title: string, max: number) => written(1, max).meta({ kind: 'prose', title });

/** A word that is never shown, such as what people may type into the search or a name in an address; so it is never typeset. */
export const keyword = (title: string, max = 40) => written(1, max).meta({ kind: 'keyword', title });

/** Where a link leads. That the page exists is checked by a rule. */
export const link = (title: string, faultOf = linkFault) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => {
      const fault = faultOf(value);
      if (fault) context.addIssue(fault);
    })
    .meta({
      kind: 'link',
      title,
      description:
        'Une page (/support), une section (/#features, #faq), une adresse e-mail (mailto:…), un numéro (tel:…) ou un autre site (https:…).',
    });

export const mailTo = () =>
  link('Adresse e-mail', (value) => (/^mailto:/i.test(value) ? linkFault(value) : messages.link.mail(value))).describe(
    'mailto:{{supportEmail}}',
  );

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
export const imagePath = (title: string, { formats = ['svg', ...rasterFormats], ...limits }: ImageLimits) =>
  z
    .string()
    .min(1)
    .meta({ kind: 'image', title, formats, ...limits });

/** A picture for shared links: every network crops to this size. */
export function shareImage() {
  const { width, height } = shareImageSize;
  return imagePath('Image de partage', { formats: ['png', 'jpg', 'jpeg'], exactSize: shareImageSize }).describe(
    `Affichée quand la page est partagée. ${width} × ${height} pixels, PNG ou JPEG.`,
  );
}

/** A screenshot of the app and its alternative text. */
export function screenshot() {
  const image = imagePath('Image', { minWidth: 900, minAspect: 1.7, maxAspect: 2.5 }).describe(
    'Un écran de l’application : un dessin en SVG, ou une capture large d’au moins 900 pixels.',
  );
  return block('Capture d’écran', { image, alt: alt() }).meta({ typeName: 'Screenshot' });
}

/** A drawing that decorates; it says nothing that the text does not say, so it has no alternative text. */
export const illustration = ({ inPieces }: Pick<ImageLimits, 'inPieces'> = {}) =>
  imagePath('Illustration', { inPieces, minWidth: 600 }).describe(
    'Un dessin décoratif, en SVG de préférence, sinon large d’au moins 600 pixels.',
  );

/** What a picture shows, for those who do not see it. The name of its file does not say that (WCAG 2.2, failure F30). */
export const alt = () =>
  text('Texte alternatif', 200)
    .describe('Ce que montre l’image, pour qui ne la voit pas.')
    .refine((value) => !/\S\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i.test(value), { error: messages.fileName });

/** The title and the description of a page, as search engines show them. */
export const pageTitle = () => text('Titre', 65, { min: 5 }).describe('De 5 à 65 caractères.');

export const pageDescription = () =>
  text('Description', 160, { min: 50 }).describe('Affichée par les moteurs de recherche. De 50 à 160 caractères.');

/** The part of an address that names a question or a block, e.g. `offline-use`. */
export const slug = (title: string, max = 60) =>
  form(/^[a-z0-9]+(-[a-z0-9]+)*$/, messages.slug)
    .max(max)
    .meta({ kind: 'slug', title });

/** The address of a page on this site, e.g. `/privacy`. */
export const pagePath = () =>
  form(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, messages.path)
    .max(80)
    .meta({
      kind: 'path',
      title: 'Adresse',
      description: 'L’adresse de la page sur le site. Une fois publiée, ne la change plus.',
      examples: ['/privacy'],
    });

/** A text of one form, which `error` names. */
export const form = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });

/** A day, as `2025-06-15`. */
export const date = (title: string) =>
  checked(isDate, messages.date, { kind: 'date', title, examples: ['2025-06-15'] });

/** A year: unlike other numbers, never grouped (« 2025 », not « 2 025 »). */
export const year = (title: string) => z.int().min(2000).max(2100).meta({ kind: 'year', title });

export const count = (title: string, max: number, min = 1) => z.int().min(min).max(max).meta({ kind: 'number', title });

export const decimal = (title: string, max: number) => z.number().min(1).max(max).meta({ kind: 'number', title });

export const flag = (title: string) => z.boolean().meta({ kind: 'flag', title });

/** A language, as its two-letter code (ISO 639-1). */
export const language = (title: string) =>
  checked(isLanguage, messages.language, { kind: 'language', title, examples: ['fr', 'en'] });

/** Languages, in the order in which they are named. */
export const languages = (title: string) =>
  list(title, language('Langue'))
    .refine((codes) => new Set(codes).size === codes.length, { error: messages.languageTwice })
    .meta({ kind: 'languages' });

export const email = (title: string) => checked(isEmail, messages.email, { kind: 'email', title });

/** The address of another site; if it `mayBeEmpty`, an empty text stands for one that does not exist yet. */
export const url = (title: string, mayBeEmpty = false) =>
  checked((value) => (mayBeEmpty && value === '') || isUrl(value), messages.url, { kind: 'url', title, mayBeEmpty });

/** Where to write to, as an address of e-mail or on the web (RFC 9116, 2.5.3). */
export const contact = (title: string) =>
  checked(
    (value) => isUrl(value) || (value.startsWith('mailto:') && isEmail(value.slice('mailto:'.length))),
    messages.contact,
    { kind: 'url', title },
  );

/** A text that a check accepts; `error` says what it must be. */
function checked(isGood: (value: string) => boolean, error: string, meta: z.GlobalMeta) {
  return z.string().refine(isGood, { error }).meta(meta);
}

export const choice = <Value extends string, Values extends readonly [Value, ...Value[]]>(
  title: string,
  values: Values,
) => z.enum(values).meta({ kind: 'choice', title });

/** A label and where it leads. */
export const labelledLink = (title: string) =>
  block(title, { label: text('Texte du lien', 50), to: link('Adresse du lien') }).meta({ typeName: 'LabelledLink' });

const isDate = (value: string) => z.iso.date().safeParse(value).success;

const isEmail = (value: string) => z.email().safeParse(value).success;

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
