/** @jest-environment jsdom */
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageMarkdown } from '../../../tests/support/page-markdown';
import type { Facts } from '../../content/schema/site';
import { parseMarkdown } from '../../content/text/markdown';
import { proseHtml } from './preview-data';

const pageHtml = async (markdown: string) => {
  const node = { id: markdown, internal: { content: markdown, contentDigest: markdown } };
  return (await pageMarkdown()).resolve(node, {}, {});
};

const linksOf = (tree: Root) => {
  const links: Link[] = [];
  visit(tree, 'link', (link) => void links.push(link));
  return links.map(({ url }) => url);
};

/** HTML as a browser understands it, without the line breaks between its elements. */
const inBrowser = (html: string) => {
  const body = document.createElement('body');
  body.innerHTML = html;
  return body;
};
const normalized = (html: string) => inBrowser(html).innerHTML.replace(/>\s+</g, '><').trim();

test.each([
  ['a bare address', 'See https://a.example/b and http://a.example.'],
  ['a bare address that begins with www', 'See www.a.example.'],
  ['a bare e-mail address', 'Write to me@a.example.'],
  ['an address in angle brackets', 'See <https://a.example/b?c&d>, or write to <me@a.example>.'],
  ['a link', '[text](/privacy#a "title") and [*other*](https://a.example/?q="b").'],
  ['a link by reference', '[text][1]\n\n[1]: https://a.example'],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a footnote', 'A claim.[^1]\n\n[^1]: Its source.'],
  ['an inline footnote', 'A claim.^[Its source.]'],
  ['struck words', 'Not ~~this~~ but ~that~.'],
  ['a list of tasks', '- [ ] one\n- [x] two'],
  ['a heading in a quotation', '> # Title\n>\n> Text'],
  ['a heading in a list', '- ## Title'],
  ['headings', '## One\n\nText\n\n### Two ###\n\nThree\n---'],
  ['bold and emphasis', '**bold**, *emphasis*, ***both***, __bold__, _emphasis_, a*b*c, a_b_c'],
  ['a list', '- one\n- two\n\n  - three\n\n1) four\n2) five'],
  ['a list with space between its entries', '- one\n\n- two'],
  ['a list that begins with three', '3. three\n4. four'],
  ['a quotation', '> one\ntwo\n>\n> three'],
  ['code', 'A `b < c` d\n\n```\ne & f\n```'],
  ['a rule', 'a\n\n***\n\nb'],
  ['line breaks', 'one  \ntwo\\\nthree\nfour'],
  ['escapes and references', '\\*a\\* &amp; &copy; 3 < 4 "b" \'c\''],
])('the check, the page and the preview agree on %s', async (_, markdown) => {
  const page = await pageHtml(markdown);
  expect(normalized(proseHtml(markdown, 'en', {} as Facts))).toBe(normalized(page));

  const tree = parseMarkdown(markdown);
  const links = [...inBrowser(page).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const headings = [...inBrowser(page).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);
  const checkedHeadings: string[] = [];
  visit(tree, 'heading', ({ depth }) => void checkedHeadings.push(`H${depth}`));
  if (!markdown.includes(']:')) expect(linksOf(tree).map(encodeURI)).toEqual(links);
  expect(checkedHeadings).toEqual(headings);
});
