import { markdownHtml } from './markdown-html';

test.each([
  ['Un **mot** et *un autre*.', '<p>Un <strong>mot</strong> et <em>un autre</em>.</p>'],
  ['[politique](/privacy)', '<p><a href="/privacy">politique</a></p>'],
  ['- un\n- deux', '<ul><li><p>un</p></li><li><p>deux</p></li></ul>'],
  ['1. un', '<ol><li><p>un</p></li></ol>'],
  ['## Titre\n\nTexte', '<h2>Titre</h2><p>Texte</p>'],
  ['3 < 5 & `code`', '<p>3 &lt; 5 &amp; <code>code</code></p>'],
  ['<b>non</b>', '<p>non</p>'],
])('%s', (markdown, expected) => {
  expect(markdownHtml(markdown)).toBe(expected);
});
