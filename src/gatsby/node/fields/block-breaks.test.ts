import { withoutBlockBreaks } from './block-breaks';

test.each([
  ['paragraphs', '<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
  [
    'a list',
    '<p>a</p>\n<ul>\n<li>b</li>\n<li>\n<p>c</p>\n</li>\n</ul>',
    '<p>a</p><ul><li>b</li><li><p>c</p></li></ul>',
  ],
  [
    'a list in another',
    '<ol start="2">\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ol>',
    '<ol start="2"><li>a<ol><li>b</li></ol></li></ol>',
  ],
  ['a quotation', '<blockquote>\n<p>a</p>\n</blockquote>', '<blockquote><p>a</p></blockquote>'],
])('%s', (_, html, expected) => expect(withoutBlockBreaks(html)).toBe(expected));

test.each([
  ['words', '<p>one\ntwo <em>three</em>\n<strong>four</strong>\nfive</p>'],
  ['a broken line', '<p>one<br>\ntwo</p>'],
  ['code', '<pre><code>&#x3C;ul>\n&#x3C;li>a\n</code></pre>'],
])('the line breaks of %s stay', (_, html) => expect(withoutBlockBreaks(html)).toBe(html));
