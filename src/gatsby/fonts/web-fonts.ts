import type { FontMetrics } from './fallback-faces';

/*
  Ascent and descent are those of the fonts' `hhea` tables. A width is the average advance of a
  character, kerned, over the French pages: their headings (2 400 characters) for the display font,
  their other texts (31 000) for the text font, at weight 400; measured with a canvas's `measureText`
  in Chromium 147.

    Georgia                            Gelasio 5.3.0 of @fontsource/gelasio, made to Georgia's widths
    Times New Roman, Arial, Helvetica  Liberation Serif and Sans, made to theirs (Debian's fonts-liberation 1.07.4)
    Noto, Roboto, DejaVu               Debian's fonts-noto-core 20201225, fonts-roboto 20170802, fonts-dejavu 2.37

  The ratios agree within 1 % with those of `xWidthAvg` in @capsizecss/metrics 4.3.0, which knows all
  but DejaVu; Young Serif's is 2 % less, mostly because it is kerned tightly, which capsize leaves out.
*/

type WebFont = FontMetrics & {
  /** The file that the site serves. */
  file: string;
  weight: string;
  /** The custom property that style sheets name it by. */
  property: string;
  /** The element before whose text its fallback faces are asked for. */
  asksFor: 'html' | 'body';
};

/** The font of titles. Roboto is for devices that have no serif font. */
export const youngSerif: WebFont = {
  family: 'Young Serif',
  file: 'young-serif.woff2',
  weight: '400',
  property: '--font-display',
  asksFor: 'html',
  ascent: 1.046,
  descent: 0.366,
  width: 0.5061,
  fallbacks: [
    { local: ['Georgia'], width: 0.4509 },
    { local: ['Times New Roman', 'Liberation Serif'], width: 0.4104 },
    { local: ['Noto Serif', 'NotoSerif-Regular'], width: 0.485 },
    { local: ['DejaVu Serif'], width: 0.5224 },
    { local: ['Roboto-Regular'], width: 0.453 },
  ],
  generic: 'serif',
};

/** The file of the font of titles that holds only the landing page's headline: see `src/finish/early-font.ts`. */
export const headlineFile = 'headline.woff2';

/** The font of texts. */
export const figtree: WebFont = {
  family: 'Figtree',
  file: 'figtree.woff2',
  weight: '400 700',
  property: '--font-text',
  asksFor: 'body',
  ascent: 0.95,
  descent: 0.25,
  width: 0.4409,
  fallbacks: [
    { local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4408 },
    { local: ['Roboto-Regular'], width: 0.4384 },
    { local: ['Noto Sans', 'NotoSans-Regular'], width: 0.4644 },
    { local: ['DejaVu Sans'], width: 0.5016 },
  ],
  generic: 'sans-serif',
};
