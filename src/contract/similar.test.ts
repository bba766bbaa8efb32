import { didYouMean, mostSimilar } from './similar';

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
