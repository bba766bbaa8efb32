import { keepLastWords } from './keep-last-words';

test.each([
  ['one, two, six', 'one, two,\u00a0six'],
  ['one two', 'one\u00a0two'],
  ['before everything', 'before everything'],
  ['one', 'one'],
])('%s', (sentence, expected) => {
  expect(keepLastWords(sentence, 10)).toBe(expected);
});
