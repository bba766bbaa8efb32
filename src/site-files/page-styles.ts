import { PurgeCSS } from 'purgecss';

/** The style element into which Gatsby writes the styles of the whole site. */
const styleElement = /(<style [^>]*data-identity="gatsby-global-css"[^>]*>)([\s\S]*?)(<\/style>)/;

/**
 * Removes from a page the style rules that the page does not use.
 * @param html the page
 * @param scripts the scripts that add elements to the page
 * @throws if Gatsby's style element is not there
 */
export const withUsedStyles = async (html: string, scripts: readonly string[] = []): Promise<string> => {
  const [element, start, css = '', end] = styleElement.exec(html) ?? [];
  if (!element) throw new Error('A page has no style element of Gatsby.');
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(element, ''), extension: 'html' },
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: css }],
    // `#?`, because an attribute selector may hold a fragment such as `#menu`.
    defaultExtractor: (text) => text.match(/#?[\w-]+/g) ?? [],
    keyframes: true,
    fontFace: true,
    variables: true,
    // A selector such as `:focus-visible` is for every element; a drawing uses the colours `--night-…`.
    safelist: { standard: [/^:/], variables: [/^--night-/] },
  });
  // A function, because `$` has a meaning in a replacement text.
  return html.replace(element, () => `${start}${purged?.css ?? css}${end}`);
};
