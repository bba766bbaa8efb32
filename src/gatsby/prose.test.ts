import hastToHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import { parseMarkdown } from '../content/markdown';
import { changeProse, proseSource } from './prose';

const languages = { '/support': 'en', '/privacy': 'fr' };
const origin = 'https://a.example';

/** A passage as gatsby-transformer-remark writes it, with the packages that it uses. */
const html = (markdown: string, lang = 'fr') => {
  const tree = parseMarkdown(markdown);
  changeProse(tree, { lang, english: "User's > Export", origin, languages });
  // biome-ignore lint/suspicious/noExplicitAny: these versions have no types
  return (hastToHtml as any)((toHast as any)(tree)).replaceAll('\n', '') as string;
};

test.each([
  ['to a page in another language', 'a [b](/support#c)', 'href="/support#c" hreflang="en"'],
  ['to a page in the same', 'a [b](/privacy)', 'href="/privacy"'],
  ['to another site', 'a [b](https://c.example/d)', 'href="https://c.example/d"'],
])('a link %s says so, and its address for paper', (_where, markdown, expected) => {
  const [, attributes] = /<a ([^>]*) data-address="([^"]*)"/.exec(html(markdown)) ?? [];
  expect(attributes).toBe(expected);
});

test.each(['a [b](#c)', 'a [b](mailto:b@c.example)', 'a [https://c.example](https://c.example/)'])(
  'no address on paper: %s',
  (markdown) => {
    expect(html(markdown)).not.toContain('data-address');
  },
);

test('addresses on paper are whole', () => {
  expect(html('a [b](/privacy#c)')).toContain(`data-address="${origin}/privacy#c"`);
});

const link = '<a href="#b">b</a>';
test.each([
  ['in a paragraph', '[b](#b)', `<p class="lone">${link}</p>`],
  ['in bold', '**[b](#b)**', `<p class="lone"><strong>${link}</strong></p>`],
  ['in an entry', '- [b](#b)', `<ul><li class="lone">${link}</li></ul>`],
  ['before words', '[b](#b).', `<p>${link}.</p>`],
  ['above a list', '- [b](#b)\n  - c', `<ul><li>${link}<ul><li>c</li></ul></li></ul>`],
])('a link alone, %s', (_where, markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

test('an English name is marked, and as it is in the app', () => {
  const span = '<span lang="en">User\'s > Export</span>';
  expect(html("Dans **User's > Export**, User's > Export").replaceAll('&#x3E;', '>')).toBe(
    `<p>Dans <strong>${span}</strong>, ${span}</p>`,
  );
  expect(html("In User's > Export", 'en')).not.toContain('<span');
});

test('the source of a passage says all that its HTML depends on', () => {
  const context = { lang: 'fr', english: 'E', origin, languages };
  expect(proseSource('---\n\nA [b](/support#c)', context)).toBe(
    `---\n{"lang":"fr","english":"E","origin":"${origin}","languages":{"/support":"en"}}\n---\n\n---\n\nA [b](/support#c)`,
  );
});
