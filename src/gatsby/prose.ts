import type { ListItem, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { typeset, typesetTree } from '../content/typography';

/**
 * What the HTML of a Markdown text depends on besides the text. It is written above the text, because
 * gatsby-transformer-remark makes new HTML only when the text of its node changes.
 */
type ProseContext = {
  lang: string;
  /** A name that is English in every language, such as that of a menu. */
  englishName: string;
  origin: string;
  /** The language of each page, by the page's path. */
  languages: Readonly<Record<string, string>>;
};

/** The text for gatsby-transformer-remark: the context as frontmatter, then the Markdown. */
export const proseSource = (markdown: string, context: ProseContext): string =>
  `---\n${JSON.stringify(context)}\n---\n\n${markdown}`;

/** Adds HTML attributes to a node (mdast-util-to-hast, `hProperties`). */
const addAttributes = (node: Paragraph | ListItem | PhrasingContent, attributes: Record<string, unknown>) => {
  const data = node.data as { hProperties?: object } | undefined;
  node.data = { ...data, hProperties: { ...data?.hProperties, ...attributes } } as typeof node.data;
};

/**
 * Changes the tree of a Markdown text before it becomes HTML: typography; `lang` on English names (WCAG 3.1.2); on links
 * `hreflang` and, for print, the whole URL; and a class on links that stand alone.
 */
export const changeProse = (tree: Root, { lang, englishName, origin, languages }: ProseContext): void => {
  typesetTree(tree, lang);
  if (lang !== 'en') markEnglish(tree, englishName, typeset(englishName, lang));
  visit(tree, 'link', (link) => {
    if (!/^(?:https?:\/)?\//.test(link.url)) return;
    const [path = ''] = link.url.split(/[#?]/);
    const language = languages[path];
    if (language && language !== lang) addAttributes(link, { hrefLang: language });
    const url = link.url.startsWith('/') ? origin + link.url : link.url;
    const isShown = withoutSlash(textOf(link)) === withoutSlash(url);
    if (!isShown) addAttributes(link, { dataAddress: url });
  });
  // The style sheet makes a link that stands alone in its line taller, for fingers.
  visit(tree, 'paragraph', (paragraph, _, parent) => {
    if (!isLoneLink(paragraph.children)) return;
    addAttributes(paragraph, { className: ['lone'] });
    // In a tight list the paragraph does not become an element, so the list item gets the class.
    const item = parent?.type === 'listItem' && parent.children[0] === paragraph ? parent : undefined;
    if (item && (item.spread || item.children.length === 1)) addAttributes(item, { className: ['lone'] });
  });
};

const withoutSlash = (url: string) => url.replace(/\/$/, '');

const isLoneLink = ([node, ...others]: readonly PhrasingContent[]): boolean => {
  if (!node || others.length > 0) return false;
  return node.type === 'link' || ((node.type === 'strong' || node.type === 'emphasis') && isLoneLink(node.children));
};

/** Marks an English name, which stands in the texts as `typesetName`, and writes the name as in the app. */
const markEnglish = (tree: Root, name: string, typesetName: string) => {
  visit(tree, 'text', ({ value }, index, parent) => {
    const [first = '', ...rest] = value.split(typesetName);
    if (rest.length === 0 || !parent || index === undefined) return undefined;
    const text = (words: string): Text => ({ type: 'text', value: words });
    const span = (): PhrasingContent => ({
      type: 'emphasis',
      data: { hName: 'span', hProperties: { lang: 'en' } } as object,
      children: [text(name)],
    });
    const nodes = [text(first), ...rest.flatMap((words) => [span(), text(words)])];
    (parent.children as PhrasingContent[]).splice(index, 1, ...nodes);
    return index + nodes.length;
  });
};
