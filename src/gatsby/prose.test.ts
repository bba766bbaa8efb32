import type { Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../content/markdown';
import { changeProse } from './prose';

const languages = { '/support': 'en', '/privacy': 'fr' };
const origin = 'https://a.example';

/** The tree of a Markdown text, from which gatsby-transformer-remark makes HTML. */
const changed = (markdown: string, lang = 'fr'): Root => {
  const tree = parseMarkdown(markdown);
  changeProse(tree, { lang, englishName: "User's > Export", origin, languages });
  return tree;
};

/** What is added to a node for its HTML (mdast-util-to-hast). */
type Added = { hName?: string; hProperties?: { className?: string[]; lang?: string } };
const addedTo = (node: Nodes) => node.data as Added | undefined;

const linkIn = (markdown: string): Record<string, unknown> => {
  const links: Link[] = [];
  visit(changed(markdown), 'link', (link) => void links.push(link));
  const [link] = links;
  return { ...(link && addedTo(link)?.hProperties) };
};

test.each([
  ['to a page in another language', 'a [b](/support#c)', { hrefLang: 'en', dataAddress: `${origin}/support#c` }],
  ['to a page in the same', 'a [b](/privacy)', { dataAddress: `${origin}/privacy` }],
  ['to another site', 'a [b](https://c.example/d)', { dataAddress: 'https://c.example/d' }],
  ['within the page', 'a [b](#c)', {}],
  ['to a mail', 'a [b](mailto:b@c.example)', {}],
  ['whose words are its address', 'a [https://c.example](https://c.example/)', {}],
])('a link %s says its language, and its whole address for paper', (_where, markdown, added) => {
  expect(linkIn(markdown)).toEqual(added);
});

test.each([
  ['in a paragraph', '[b](#b)', ['paragraph']],
  ['in bold', '**[b](#b)**', ['paragraph']],
  ['in an entry', '- [b](#b)', ['listItem', 'paragraph']],
  ['above a list', '- [b](#b)\n  - c', ['paragraph']],
  ['before words', '[b](#b).', []],
])('a link alone, %s, is marked', (_where, markdown, marked) => {
  const nodeTypes: string[] = [];
  visit(changed(markdown), (node) => {
    if (addedTo(node)?.hProperties?.className?.includes('lone')) nodeTypes.push(node.type);
  });
  expect(nodeTypes).toEqual(marked);
});

test('an English name is marked, and as it is in the app', () => {
  const englishIn = (markdown: string, lang?: string) => {
    const names: string[] = [];
    visit(changed(markdown, lang), (node) => {
      if (addedTo(node)?.hProperties?.lang === 'en') names.push(textOf(node));
    });
    return names;
  };
  expect(englishIn("Dans **User's > Export**, User's > Export")).toEqual(["User's > Export", "User's > Export"]);
  expect(englishIn("In User's > Export", 'en')).toEqual([]);
});
