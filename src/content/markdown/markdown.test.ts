import { parseMarkdown } from './markdown';

describe('parseMarkdown', () => {
  it('parses a text once, however often it is asked for', () => {
    expect(parseMarkdown('**Un** mot')).toBe(parseMarkdown('**Un** mot'));
    expect(parseMarkdown('**Un** mot')).not.toEqual(parseMarkdown('**Deux** mots'));
  });

  it('does not remember without end', () => {
    const first = parseMarkdown('first');
    for (let index = 0; index < 12; index++) parseMarkdown(`${index} ${'word '.repeat(20_000)}`);
    expect(parseMarkdown('first')).not.toBe(first);
    expect(parseMarkdown('first')).toEqual(first);
  });
});
