import type { ContentDocument } from '../../content/read';
import { fontCharacters } from './font-characters';

/** Documents as far as the fonts read them. */
const documents = (...all: { type: string; data: object }[]) => all as unknown as ContentDocument[];

const faq = (question: string, answer: string) => ({
  type: 'Faq',
  data: { groups: [{ items: [{ question, answer, keywords: ['ß'] }] }] },
});
const legal = (title: string, body: string) => ({
  type: 'LegalDocument',
  data: { intro: '', updatedText: '', sections: [{ title, body }] },
});

describe('fontCharacters', () => {
  it.each([
    ['letters and digits', [], 'zÿ', { text: ['z'], display: ['z'] }],
    ['plain text', [faq('Ç ?', '')], 'Ç', { text: ['Ç'], display: ['Ç'] }],
    ['an answer', [faq('', 'Œuf')], 'Œ', { text: ['Œ'], display: [] }],
    ['the marks of Markdown', [faq('', '**a** [b](#c) `d`')], '*[#`', { text: [], display: [] }],
    ['a place to fill in', [faq('{count} œ', '')], '{œ', { text: ['œ'], display: ['œ'] }],
    ['a word of the search', [faq('', '')], 'ß', { text: [], display: [] }],
    ['a heading of a legal page', [legal('“É”', '')], '“É', { text: ['“', 'É'], display: ['“', 'É'] }],
    ['a paragraph of a legal page', [legal('', '“É”')], '“É', { text: ['“', 'É'], display: [] }],
    ['what style sheets write', [], '«»\u202f()/', { text: ['(', ')', '/'], display: ['«', '»', '\u202f'] }],
  ])('knows where %s is shown', (_, content, looked, expected) => {
    const found = fontCharacters(documents(...content));
    const among = (characters: string) => [...looked].filter((character) => characters.includes(character));
    expect({ text: among(found.text), display: among(found.display) }).toEqual(expected);
  });

  it("knows the letters of the landing page's headline, and the space before its last words", () => {
    const hero = { type: 'Hero', data: { headline: ['Oh là.', 'Là'], lede: 'Texte' } };
    expect(fontCharacters(documents(hero, faq('Question', ''))).headline).toBe(' .LOhl\u00a0à');
  });

  it('knows letters for a headline that could not be read', () => {
    expect(fontCharacters(documents(faq('Question', ''))).headline).toContain('a');
  });
});
