import { findHead } from './head';

test.each([
  ['a head and a body', '---\na: 1\n---\n\nText', 'a: 1\n', '\nText'],
  ['spaces after the lines', '--- \na: 1\n---\t\nText', 'a: 1\n', 'Text'],
  ['an empty head', '---\n---\nText', '', 'Text'],
  ['no body', '---\na: 1\n---', 'a: 1\n', ''],
  ['a rule in the body', '---\na: 1\n---\nText\n\n---\n\nMore', 'a: 1\n', 'Text\n\n---\n\nMore'],
  ['dashes in the head', '---\na: b --- c\n---\nText', 'a: b --- c\n', 'Text'],
])('%s', (_what, text, yaml, body) => {
  const head = findHead(text);
  expect(head && [text.slice(head.start, head.end), text.slice(head.body)]).toEqual([yaml, body]);
});

test.each([
  ['no head', 'Text\n\n---\n'],
  ['a head that is not closed', '---\na: 1\n\nText'],
])('%s', (_what, text) => {
  expect(findHead(text)).toBeUndefined();
});
