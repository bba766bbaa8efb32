import { keepLastWords } from './keep-words';

test.each([
  ['one, two, six', 'one, two,\u00a0six'],
  ['before everything', 'before everything'],
  ['one', 'one'],
])('the last words of "%s"', (sentence, expected) => {
  expect(keepLastWords(sentence, 10)).toBe(expected);
});
