import { withoutMissingFacts } from './missing-facts';
import { replaceTokens } from './tokens';

const facts = { name: 'Prune', usageRetention: 'un an' };

test.each([
  ['a text without such facts stays', '{{name}}, {{usageRetention}}.\n\n- {{name}}', 'Prune, un an.\n\n- Prune'],
  ['a paragraph', 'One.\n\nTwo\n{{vatNumber}} of {{name}}.\n\nThree {{name}}.', 'One.\n\nThree Prune.'],
  ['neighbours', 'One.\n\n{{vatNumber}}\n\n{{publisherPhone}}\n\nFour.', 'One.\n\nFour.'],
  ['by its address alone', 'One.\n\n[site]({{consumerMediatorUrl}})', 'One.'],
  ['an item in the midst of a list, which stays tight', '- one\n- {{vatNumber}}\n- three', '- one\n- three'],
  ['the innermost item', '- one\n  - {{vatNumber}}\n  - three\n- four', '- one\n  - three\n- four'],
  ['an inner list of which nothing is left', '- one\n  - {{vatNumber}}\n- two', '- one\n- two'],
  ['an item with its list', '- {{vatNumber}}\n  - two\n- three', '- three'],
  ['a list of which nothing is left', 'One.\n\n- {{vatNumber}}\n- {{publisherPhone}}\n\nEnd.', 'One.\n\nEnd.'],
  ['the words that lead to such a list', 'One.\n\nThese are:\n\n- {{vatNumber}}\n\nEnd.', 'One.\n\nEnd.'],
  ['but not to a list that stays', 'These are :\n\n- {{vatNumber}}\n- two', 'These are :\n\n- two'],
  ['a quotation', 'One.\n\n> {{vatNumber}}\n\nEnd.', 'One.\n\nEnd.'],
  [
    'a heading with nothing left below it',
    '## A\n\nOne.\n\n## B\n\n{{vatNumber}}\n\n## C\n\nTwo.',
    '## A\n\nOne.\n\n## C\n\nTwo.',
  ],
  ['a section with its smaller ones', '## A\n\nOne.\n\n## B\n\n### C\n\n{{vatNumber}}', '## A\n\nOne.'],
  ['but not one with something left', '## A\n\n{{vatNumber}}\n\n### B\n\nOne.', '## A\n\n### B\n\nOne.'],
  ['nor one that was empty before', '## A\n\n## B\n\n{{vatNumber}}\n\nOne.', '## A\n\n## B\n\nOne.'],
  ['nor a heading that names one itself', '## {{vatNumber}}\n\nOne.', '## {{vatNumber}}\n\nOne.'],
  ['the whole text', '{{vatNumber}}\n\n- {{publisherPhone}}', ''],
  ['a name that no fact has stays, to be refused', 'One {{vatNumbre}}.', 'One {{vatNumbre}}.'],
])('%s', (_what, markdown, expected) => {
  expect(replaceTokens(withoutMissingFacts(markdown, facts), facts, 'fr', 'prose').trim()).toBe(expected);
});
