import { readPhrases } from './phrase-index';
import { writePhrases } from './write-phrases';

const asSets = (phrases: readonly (readonly string[])[]) => phrases.map((words) => [...words].sort().join(' ')).sort();

describe.each([
  ['nothing', []],
  ['an empty phrase', [[], ['plum']]],
  ['one phrase', [['plum', 'jam']]],
  ['phrases that begin alike', [['see', 'photo'], ['photo'], ['photo', 'plum', 'see'], ['delete', 'photo']]],
  [
    'a first phrase that begins like others',
    [['photo', 'plum', 'see'], ['photo'], ['see', 'photo'], ['photo', 'plum']],
  ],
  ['phrases with nothing in common', [['plum'], ['pear', 'fig'], ['apple']]],
])('%s', (_, phrases) => {
  const written = writePhrases(phrases);
  const full = phrases.filter((words) => words.length > 0);

  test('is read as it was written, whatever the order', () => {
    expect(asSets(readPhrases(written))).toEqual(asSets(full));
  });
  test('keeps its first phrase first', () => {
    expect(asSets(readPhrases(written).slice(0, 1))).toEqual(asSets(full.slice(0, 1)));
  });
});

test('a phrase that is there twice is written once', () => {
  expect(readPhrases(writePhrases([['plum', 'jam'], ['jam', 'plum'], ['pear']]))).toHaveLength(2);
});

test('what phrases begin with alike is written once, however far apart they were', () => {
  const phrases = ['see', 'keep', 'sell', 'share'].flatMap((word) => [
    [word, 'photograph'],
    [word, 'plumtree'],
  ]);
  expect(writePhrases([['first'], ...phrases]).match(/photograph|plumtree/g)).toHaveLength(2);
});
