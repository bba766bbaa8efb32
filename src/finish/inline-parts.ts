import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The texts that stand in a page itself and that a policy has to know. */
export type InlineParts = { scripts: string[]; styles: string[]; styleAttributes: string[] };

const svg = 'http://www.w3.org/2000/svg';

/**
 * Finds the scripts and styles that the build wrote into a page, where `src/html.tsx` puts them: styles in the head,
 * two scripts after all else. Read as browsers do, so nothing that stands elsewhere, in a drawing for instance, is
 * taken for one of them.
 * @param page what to call the page in an error
 * @throws if there is another script or style, or an event handler: its hash must not get into a policy
 */
export const inlineParts = (html: string, page = 'The page'): InlineParts => {
  const elements = elementsIn(parse(html));
  const own = ownScripts(elements);
  const parts: InlineParts = { scripts: own.map(textOf), styles: [], styleAttributes: [] };
  for (const element of elements) {
    const { tagName, attrs, namespaceURI } = element;
    const refuse = (what: string) => {
      throw new Error(`${page} holds ${what} that this build did not write: ${startTag(element)}`);
    };
    const isInHead = parentTag(element) === 'head';
    // Data, which no browser runs (HTML Standard 4.12.1).
    const isData = isInHead && attribute(element, 'type') === 'application/ld+json';
    if (tagName === 'script' && !own.includes(element) && !isData) refuse('a script');
    // What stands in it is markup only where scripts are off, which this parser cannot know.
    if (tagName === 'noscript') refuse('markup');
    if (tagName === 'style' && !isInHead) refuse('a style');
    if (tagName === 'style') parts.styles.push(textOf(element));
    for (const { name, value } of attrs) {
      if (/^on/i.test(name)) refuse('an event handler');
      if (name === 'style' && namespaceURI === svg) refuse('a style');
      if (name === 'style') parts.styleAttributes.push(value);
    }
  }
  return parts;
};

/** The scripts that end the body, if they are there as `src/html.tsx` writes them, after the page as React rendered it. */
const ownScripts = (elements: readonly Tree.Element[]): Tree.Element[] => {
  const [content, loader, rules, ...others] = elements.filter((element) => parentTag(element) === 'body');
  if (!content || !loader || !rules || others.length > 0 || attribute(content, 'id') !== '___gatsby') return [];
  const isLoader = loader.tagName === 'script' && loader.attrs.length === 0;
  const isRules = rules.tagName === 'script' && attribute(rules, 'type') === 'speculationrules';
  return isLoader && isRules ? [loader, rules] : [];
};

/** All elements of a document, in their order. */
const elementsIn = (node: Tree.Node, found: Tree.Element[] = []): Tree.Element[] => {
  if ('tagName' in node) found.push(node);
  if ('content' in node) elementsIn(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) elementsIn(child, found);
  return found;
};

const parentTag = ({ parentNode }: Tree.Element) => (parentNode && 'tagName' in parentNode ? parentNode.tagName : null);

const attribute = ({ attrs }: Tree.Element, name: string) => attrs.find((one) => one.name === name)?.value;

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => ('value' in node ? String(node.value) : '')).join('');

const startTag = ({ tagName, attrs }: Tree.Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
