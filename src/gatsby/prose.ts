import type { ListItem, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { typeset, typesetTree } from '../content/typography';

/**
 * What a passage's HTML depends on besides its words. It is written above the passage, because gatsby-transformer-remark
 * makes HTML again only when the text that it is given changes.
 */
export type ProseContext = {
  lang: string;
  /** A name that is English in every language, such as that of a menu. */
  english: string;
  origin: string;
  /** The languages of the pages that the passage links to, by their addresses. */
  languages: Readonly<Record<string, string>>;
};

/** The text that gatsby-transformer-remark is given: the context as frontmatter, then the passage. */
export const proseSource = (markdown: string, { languages, ...context }: ProseContext): string => {
  const linked = Array.from(markdown.matchAll(/(?:\]\(|\]: *)(\/[^\s)#?]*)/g), ([, address = '']) => address);
  const known = Object.fromEntries(linked.map((address) => [address, languages[address]]));
  return `---\n${JSON.stringify({ ...context, languages: known })}\n---\n\n${markdown}`;
};

/** Has the HTML of a node hold attributes (mdast-util-to-hast, `hProperties`). */
const addAttributes = (node: Paragraph | ListItem | PhrasingContent, attributes: Record<string, unknown>) => {
  const data = node.data as { hProperties?: object } | undefined;
  node.data = { ...data, hProperties: { ...data?.hProperties, ...attributes } } as typeof node.data;
};

/**
 * Changes a passage as visitors read it: the typography of its language, links that say in which language their page is
 * and, for paper, what their address is, English names marked as such (WCAG 3.1.2), and links that stand alone.
 */
export const changeProse = (tree: Root, { lang, english, origin, languages }: ProseContext): void => {
  typesetTree(tree, lang);
  if (lang !== 'en') markEnglish(tree, english, typeset(english, lang));
  visit(tree, 'link', (link) => {
    if (!/^(?:https?:\/)?\//.test(link.url)) return;
    const [path = ''] = link.url.split(/[#?]/);
    const language = languages[path];
    if (language && language !== lang) addAttributes(link, { hrefLang: language });
    const address = link.url.startsWith('/') ? origin + link.url : link.url;
    // Not where its words are the address.
    if (withoutSlash(textOf(link)) !== withoutSlash(address)) addAttributes(link, { dataAddress: address });
  });
  // A link alone in its line may be made taller, for fingers.
  visit(tree, 'paragraph', (paragraph, _, parent) => {
    if (!isLoneLink(paragraph.children)) return;
    addAttributes(paragraph, { className: ['lone'] });
    // In a tight list, the paragraph of an entry is no element: the entry is marked instead.
    const item = parent?.type === 'listItem' && parent.children[0] === paragraph ? parent : undefined;
    if (item && (item.spread || item.children.length === 1)) addAttributes(item, { className: ['lone'] });
  });
};

const withoutSlash = (address: string) => address.replace(/\/$/, '');

const isLoneLink = ([node, ...others]: readonly PhrasingContent[]): boolean => {
  if (!node || others.length > 0) return false;
  return node.type === 'link' || ((node.type === 'strong' || node.type === 'emphasis') && isLoneLink(node.children));
};

/** Marks an English name, in the texts typeset as `written`, and writes it as it is in the app. */
const markEnglish = (tree: Root, name: string, written: string) => {
  visit(tree, 'text', ({ value }, index, parent) => {
    const [first = '', ...rest] = value.split(written);
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
