import { PurgeCSS } from 'purgecss';

/** The style element into which Gatsby writes the whole site's style sheet. Its text ends at the first `</style`. */
const styleElement = /(<style [^>]*data-identity="gatsby-global-css"[^>]*>)([\s\S]*?)(<\/style>)/;

/**
 * A page whose styles are cut to the rules that it uses.
 * @param html the page
 * @param scripts the source of what adds elements to it
 * @throws if Gatsby's style element is not there
 */
export const withUsedStyles = async (html: string, scripts: readonly string[] = []): Promise<string> => {
  const [element, start, css = '', end] = styleElement.exec(html) ?? [];
  if (!element) throw new Error('A page has no style sheet of Gatsby’s.');
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(element, ''), extension: 'html' },
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: css }],
    // With fragments such as `#menu`, which an attribute selector may name.
    defaultExtractor: (text) => text.match(/#?[\w-]+/g) ?? [],
    keyframes: true,
    fontFace: true,
    variables: true,
    // A selector such as `:focus-visible` names no element, so it is for any.
    safelist: [/^:/],
  });
  // A function, because `$` has a meaning in a replacement text.
  return html.replace(element, () => `${start}${purged?.css ?? css}${end}`);
};
