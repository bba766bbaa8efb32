import { keepLastWords, keepShortWords } from './keep-words';

test.each([
  ['one, two, six', 'one, two,\u00a0six'],
  ['before everything', 'before everything'],
  ['one', 'one'],
])('the last words of "%s"', (sentence, expected) => {
  expect(keepLastWords(sentence, 10)).toBe(expected);
});

test.each([
  ['some of a word', 'some of\u00a0a\u00a0word'],
  ['the end. And more', 'the\u00a0end. And\u00a0more'],
  ['of something long', 'of something long'],
  ['a b c d e f', 'a\u00a0b\u00a0c\u00a0d\u00a0e f'],
  ['l’a dit 12 fois', 'l’a dit\u00a012 fois'],
])('the short words of "%s"', (sentence, expected) => {
  expect(keepShortWords(sentence, 10)).toBe(expected);
});
