import { didYouMean, mostSimilar, wordsOf } from './similar';

test.each([
  ['anser', ['question', 'answer'], 'answer'],
  ['Title', ['text', 'title'], 'title'],
  ['trialDay', ['trialDays', 'replyHours'], 'trialDays'],
  ['id', ['id'], 'id'],
  ['colour', ['title', 'text'], undefined],
  ['x', [], undefined],
])('%s among %j', (word, candidates, expected) => {
  expect(mostSimilar(word, candidates)).toBe(expected);
});

test('a suggestion ends a sentence; without one there is nothing to add', () => {
  expect(didYouMean('anser', ['answer'])).toBe(' Did you mean "answer"?');
  expect(didYouMean('colour', ['answer'])).toBe('');
});

test.each([
  ['Une photo, et c’est noté', "une photo et  c'est noté…", true],
  ['Cafe\u0301', 'CAFÉ', true],
  ['?', '!', false],
  ['Été', 'Etc.', false],
  ['1,5 kg', '15 kg.', false],
])('%s and %s say the same: %s', (one, other, expected) => {
  expect(wordsOf(one) === wordsOf(other)).toBe(expected);
});
