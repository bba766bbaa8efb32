/**
 * The kinds of field that content is made of. Each has a French title, which editors see in the CMS and in their text editor.
 * A field with a `kind` is read in a way of its own: a `text` is typeset, for example.
 */
import { z } from 'zod';
import { shareImageSize } from '../constants';
import { schemaMessages } from './schema-messages';

export type FieldKind =
  | 'text'
  | 'prose'
  | 'keyword'
  | 'link'
  | 'image'
  | 'date'
  | 'price'
  | 'year'
  | 'number'
  | 'flag'
  | 'language'
  | 'languages'
  | 'url'
  | 'choice';

export type FieldMeta = {
  kind?: FieldKind;
  /** Names that the page replaces by a value, e.g. `query` for `{query}`. */
  placeholders?: string[];
  /** Smallest width of a picture made of pixels. */
  minWidth?: number;
  /** Smallest and largest height of a picture, as multiples of its width. */
  minAspect?: number;
  maxAspect?: number;
  exactSize?: { width: number; height: number };
  formats?: readonly string[];
  /** Set by `mapFields`: the field may be absent. */
  isOptional?: boolean;
  /** The GraphQL type of an object that several fields share. */
  typeName?: string;
};

/** A field as `z.toJSONSchema` writes it. */
export type FieldSchema = FieldMeta &
  z.core.JSONSchema.BaseSchema & { properties?: Record<string, FieldSchema>; items?: FieldSchema };

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** An object; keys that are not in `shape` are refused. */
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

const trimmedText = (min: number, max: number) => z.string().trim().min(min).max(max);

/** Plain text that visitors read: typeset, without Markdown. */
export function text(
  title: string,
  max: number,
  { min = 1, placeholders = [] }: { min?: number; placeholders?: string[] } = {},
) {
  return trimmedText(min, max)
    .superRefine((value, context) => {
      for (const name of placeholders)
        if (!value.includes(`{${name}}`)) context.addIssue(schemaMessages.placeholder(name));
    })
    .meta({ kind: 'text', placeholders, title });
}

/** Markdown that visitors read, without headings. */
export const prose = (title: string, max: number) => trimmedText(1, max).meta({ kind: 'prose', title });

/** A text that no visitor reads, such as a synonym for the search; it is never typeset. */
export const keyword = (title: string, max = 40) => trimmedText(1, max).meta({ kind: 'keyword', title });

/** The address that a link leads to. The rule `linkTargets` looks whether the page exists. */
export const link = (title: string) =>
  z
    .string()
    .min(1)
    .refine(isLink, { error: ({ input }) => schemaMessages.link(String(input)) })
    .meta({
      kind: 'link',
      title,
      description:
        'Une page (/support), une section (/#features, #faq), une adresse e-mail (mailto:…), un numéro (tel:…) ou un autre site (https:…).',
    });

export const mailTo = () =>
  z
    .string()
    .refine(isMailTo, { error: ({ input }) => schemaMessages.mail(String(input)) })
    .meta({ kind: 'link', title: 'Adresse e-mail', description: 'mailto:{{supportEmail}}' });

/** True for the address of a page, a section, an e-mail, a telephone number or another site. */
export function isLink(value: string): boolean {
  if (value.startsWith('mailto:')) return isMailTo(value);
  if (value.startsWith('https:')) return isUrl(value);
  // tel:+33123456789, /support/fr#faq, #faq
  return /^tel:\+?\d+$|^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)?(#[A-Za-z0-9_-]+)?$/.test(value);
}

/** mailto:help@example.com?subject=Two%20words (RFC 6068, section 2) */
function isMailTo(value: string): boolean {
  const [, address = ''] =
    /^mailto:([^?]+)(\?(&?(subject|body|cc|bcc)=([^\s#?&%]|%[0-9a-f]{2})*)+)?$/i.exec(value) ?? [];
  return isEmail(address);
}

const rasterFormats = ['png', 'jpg', 'jpeg', 'webp', 'avif'] as const;

type ImageLimits = Pick<FieldMeta, 'minWidth' | 'minAspect' | 'maxAspect' | 'exactSize' | 'formats'>;

/** The path of a picture, relative to its content file. The rule `images` looks at the picture itself. */
export const imagePath = (title: string, { formats = ['svg', ...rasterFormats], ...limits }: ImageLimits) =>
  z
    .string()
    .min(1)
    .meta({ kind: 'image', title, formats, ...limits });

/** The picture that networks show beside a shared link. */
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

/** A picture that only decorates, so it has no alternative text. */
export const illustration = () =>
  imagePath('Illustration', { minWidth: 600 }).describe(
    'Un dessin décoratif, en SVG de préférence, sinon large d’au moins 600 pixels.',
  );

/** Says what a picture shows. The name of a file is no alternative text (WCAG 2.2, failure F30). */
export const alt = () =>
  text('Texte alternatif', 200)
    .describe('Ce que montre l’image, pour qui ne la voit pas.')
    .refine((value) => !/\S\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i.test(value), { error: schemaMessages.fileName });

/** The title and the description of a page, as search engines show them. */
export const pageTitle = () => text('Titre', 65, { min: 5 }).describe('De 5 à 65 caractères.');

/** The title of a page in search engines and tabs, where its heading is another. */
export const searchTitle = () =>
  text('Titre pour les moteurs de recherche', 65, { min: 5 }).describe(
    'Celui de Google et de l’onglet : il dit de quoi parle la page. De 5 à 65 caractères.',
  );

export const pageDescription = () =>
  text('Description', 160, { min: 50 }).describe('Affichée par les moteurs de recherche. De 50 à 160 caractères.');

/** The part of an address that names a question or a block, e.g. `offline-use`. */
export const slug = (title: string, max = 60) =>
  stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, schemaMessages.slug)
    .max(max)
    .meta({ title });

/** The address of a page on this site, e.g. `/privacy`. */
export const pagePath = () =>
  stringMatching(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, schemaMessages.path)
    .max(80)
    .meta({
      title: 'Adresse',
      description: 'L’adresse de la page sur le site. Une fois publiée, ne la change plus.',
    });

/** A text that fits a pattern; `error` says in words what it must be. */
export const stringMatching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });

/** A day, as `2025-06-15`. */
export const date = (title: string) => stringThat(isDate, schemaMessages.date, { kind: 'date', title });

/** A year: unlike other numbers, never grouped (« 2025 », not « 2 025 »). */
export const year = (title: string) => z.int().min(2000).max(2100).meta({ kind: 'year', title });

export const count = (title: string, max: number, min = 1) => z.int().min(min).max(max).meta({ kind: 'number', title });

export const decimal = (title: string, max: number, min = 1) =>
  z.number().min(min).max(max).meta({ kind: 'number', title });

export const flag = (title: string) => z.boolean().meta({ kind: 'flag', title });

/** A language, as its two-letter code (ISO 639-1). */
export const language = (title: string) => stringThat(isLanguage, schemaMessages.language, { kind: 'language', title });

/** A currency, as its three-letter code (ISO 4217). */
export const currency = (title: string) =>
  stringThat((value) => Intl.supportedValuesOf('currency').includes(value), schemaMessages.currency, {
    title,
  });

/** Languages, in the order in which they are named. */
export const languages = (title: string) => list(title, language('Langue')).meta({ kind: 'languages' });

export const email = (title: string) => stringThat(isEmail, schemaMessages.email, { title });

/** The address of another site. */
export const url = (title: string) => stringThat(isUrl, schemaMessages.url, { kind: 'url', title });

/** Where to write to, as an address of e-mail or on the web (RFC 9116, 2.5.3). */
export const contact = (title: string) =>
  stringThat((value) => isUrl(value) || isMailTo(value), schemaMessages.contact, { kind: 'url', title });

/** A text that a function accepts; `error` says in words what it must be. */
function stringThat(isValid: (value: string) => boolean, error: string, meta: z.GlobalMeta) {
  return z.string().refine(isValid, { error }).meta(meta);
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

/** A whole address such as https://example.com/page, without the punctuation of the sentence around it. */
const isUrl = (value: string) =>
  /^https:\/\/(?:[\p{L}\d_-]+\.)+[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]\S*)?(?<![,;"'’”»<>])$/u.test(value) &&
  URL.canParse(value);

const languageNames = new Intl.DisplayNames('fr', { type: 'language' });

/** True for the two-letter code of a language that exists. */
export function isLanguage(value: string): boolean {
  return /^[a-z]{2}$/.test(value) && languageNames.of(value) !== value;
}
