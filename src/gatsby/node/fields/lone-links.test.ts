import { withLoneLinks } from './lone-links';

const link = '<a href="/a">one <em>page</em></a>';
const marked = '<a class="lone" href="/a">one <em>page</em></a>';

test.each([
  ['in a paragraph', `<p>${link}</p>`, `<p>${marked}</p>`],
  [
    'in entries',
    `<ul>\n<li>${link}</li>\n<li>${link}</li>\n</ul>`,
    `<ul>\n<li>${marked}</li>\n<li>${marked}</li>\n</ul>`,
  ],
  ['in an entry with a paragraph', `<li>\n<p>${link}</p>\n</li>`, `<li>\n<p>${marked}</p>\n</li>`],
  ['before words', `<p>${link}.</p>`, `<p>${link}.</p>`],
  ['after words', `<p>See ${link}</p>`, `<p>See ${link}</p>`],
  ['beside another', `<p>${link} ${link}</p>`, `<p>${link} ${link}</p>`],
  ['above a list', `<li>${link}\n<ul>\n<li>b</li>\n</ul>\n</li>`, `<li>${link}\n<ul>\n<li>b</li>\n</ul>\n</li>`],
])('a link %s', (_where, html, expected) => {
  expect(withLoneLinks(html)).toBe(expected);
});
