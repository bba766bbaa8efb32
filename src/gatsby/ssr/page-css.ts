import { PurgeCSS } from 'purgecss';
import { inlineConstants } from './inline-constants';

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;

const words = (text: string) => new Set(text.match(/[\w-]+/g));

/** Purged style sheets by the words of a page that occur in them: pages of one kind share theirs. */
const known = new Map<string, Promise<string | undefined>>();

const purge = async (css: string, used: readonly string[]) => {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: used.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // A rule for a mere state, such as `:focus-visible`, holds for any element.
    safelist: [/^:/],
    defaultExtractor: (text) => text.split(' '),
  });
  return result && inlineConstants(result.css);
};

/**
 * Leaves in a page only the rules that it uses: Gatsby inlines the whole site's style sheet into
 * every page.
 * @param html a page as `gatsby build` wrote it
 * @param page what to call the page in an error
 * @returns the page, and the address of the whole style sheet, which the page needs once Gatsby
 *   renders other pages into it
 * @throws if the page's style sheet is not where this step looks for it
 */
export const purgePageCss = async (html: string, page: string): Promise<{ html: string; styleSheet: string }> => {
  const [tag, styleSheet, css] = html.match(inlined) ?? [];
  if (!tag || !styleSheet || !css) throw new Error(`${page}: Gatsby's inlined style sheet was not found.`);

  const pageWords = words(html.replace(inlined, ''));
  const used = [...words(css)].filter((word) => pageWords.has(word));
  const key = [css, ...used].join(' ');
  const pending = known.get(key) ?? purge(css, used);
  known.set(key, pending);
  const purged = await pending;
  if (!purged) throw new Error(`${page}: no rule of the style sheet is left.`);
  return { html: html.replace(tag, () => `<style>${purged}</style>`), styleSheet };
};

/**
 * The whole style sheet as pages load it later, without the fonts, which each page brings itself: a
 * browser that showed a page in the fallback fonts would try anew, and the text would move.
 */
export const withoutFontFaces = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');
