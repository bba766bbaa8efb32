import { withLoneLinks } from './lone-links';

const link = '<a href="/a">one <em>page</em></a>';

test.each([
  ['in a paragraph', `<p>${link}</p>`, `<p class="lone">${link}</p>`],
  [
    'in entries',
    `<ul>\n<li>${link}</li>\n<li>${link}</li>\n</ul>`,
    `<ul>\n<li class="lone">${link}</li>\n<li class="lone">${link}</li>\n</ul>`,
  ],
  [
    'in an entry with a paragraph',
    `<li>\n<p>${link}</p>\n</li>`,
    `<li class="lone">\n<p class="lone">${link}</p>\n</li>`,
  ],
  ['in bold', `<p><strong><em>${link}</em></strong></p>`, `<p class="lone"><strong><em>${link}</em></strong></p>`],
  ['in bold before words', `<p><strong>${link}</strong>.</p>`, `<p><strong>${link}</strong>.</p>`],
  ['before words', `<p>${link}.</p>`, `<p>${link}.</p>`],
  ['after words', `<p>See ${link}</p>`, `<p>See ${link}</p>`],
  ['beside another', `<p>${link} ${link}</p>`, `<p>${link} ${link}</p>`],
  ['above a list', `<li>${link}\n<ul>\n<li>b</li>\n</ul>\n</li>`, `<li>${link}\n<ul>\n<li>b</li>\n</ul>\n</li>`],
])('a link %s', (_where, html, expected) => {
  expect(withLoneLinks(html)).toBe(expected);
});
