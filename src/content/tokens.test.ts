import type { Facts } from '../schema/site';
import { readFacts, replaceTokens } from './tokens';

const facts: Partial<Facts> = {
  name: 'Mirabelle & Co',
  supportEmail: 'a@b.example',
  rating: 4.9,
  copyrightYear: 2025,
  liabilityCapUsd: 1000,
  legalUpdated: '2025-06-01',
  publisherName: 'Mirabelle Inc.',
  supportLanguages: ['en', 'es', 'fr'],
  price: { amount: 11.99, currency: 'EUR', period: 'month' },
};

test.each([
  ['spaces inside the braces', '{{ name }}', 'fr', 'Mirabelle & Co'],
  ['several', '{{name}}, {{rating}}', 'en', 'Mirabelle & Co, 4.9'],
  ['a decimal in French', '{{rating}}', 'fr', '4,9'],
  ['a thousand in French', '{{liabilityCapUsd}}', 'fr', '1\u202f000'],
  ['a year, which has no thousands', '{{copyrightYear}}', 'fr', '2025'],
  ['a date in French', '{{legalUpdated}}', 'fr', '1er juin 2025'],
  ['a date in English', '{{legalUpdated}}', 'en', '1 June 2025'],
  ['a date in Spanish', '{{legalUpdated}}', 'es', '1 de junio de 2025'],
  ['languages in French', '{{supportLanguages}}', 'fr', 'français, en anglais ou en espagnol'],
  ['languages in English', '{{supportLanguages}}', 'en', 'English, Spanish or French'],
  ['languages in another language', '{{supportLanguages}}', 'de', 'Englisch, Spanisch oder Französisch'],
  ['a price in French', '{{price}}', 'fr', '11,99\u00a0€ par mois'],
  ['a price in English', '{{price}}', 'en', '€11.99 a month'],
  ['a price in Spanish', '{{price}}', 'es', '11,99\u00a0€ al mes'],
  ['a price in another language', '{{price}}', 'de', '11,99\u00a0€ / Monat'],
  ['an abbreviation at the end of a sentence', 'Chez {{publisherName}}.', 'fr', 'Chez Mirabelle Inc.'],
  ['an unknown token', '{{nom}}', 'fr', '{{nom}}'],
  ['a fact without value', '{{trialDays}}', 'fr', '{{trialDays}}'],
  ['a placeholder', '{query}', 'fr', '{query}'],
])('%s in a text', (_, text, lang, expected) => {
  expect(replaceTokens(text, facts, lang, 'text')).toBe(expected);
});

test('a date in a date field stays a date', () => {
  expect(replaceTokens('{{legalUpdated}}', facts, 'fr', 'date')).toBe('2025-06-01');
});

test('a link gets its address as it is and its query encoded', () => {
  const link = 'mailto:{{supportEmail}}?subject=About%20{{name}}';
  expect(replaceTokens(link, facts, 'en', 'link')).toBe('mailto:a@b.example?subject=About%20Mirabelle%20%26%20Co');
});

test('so does a link in Markdown, but not its text', () => {
  const markdown = '[{{name}}?](mailto:{{supportEmail}}?subject={{name}}) {{name}}';
  expect(replaceTokens(markdown, facts, 'en', 'prose')).toBe(
    '[Mirabelle & Co?](mailto:a@b.example?subject=Mirabelle%20%26%20Co) Mirabelle & Co',
  );
});

test('a wrong fact does not hide the others', () => {
  expect(readFacts({ trialDays: 'three', rating: 4.9, name: { value: 'Mirabelle', sample: true }, other: 1 })).toEqual({
    rating: 4.9,
    name: 'Mirabelle',
  });
});
