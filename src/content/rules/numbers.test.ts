import { readDocument } from '../read';
import { SourceText } from '../source';
import { numbers } from './numbers';

const facts = { foodMillions: 2.5, trialDays: 1, averageResponseHours: 1 };

const reported = (lang: string, words: string) => {
  const file = `support/support.${lang}.yaml`;
  const loaded = [readDocument({ type: 'Support', file, lang }, new SourceText(file, `title: "${words}"\n`), facts)];
  return numbers({ contentDir: '', root: 'content', files: [], loaded, facts }).map(({ message }) => message);
};

const told = (words: string, write: string, number = '') => [
  `"${words}" does not agree with its number${number && `, ${number}`}. Write "${write}".`,
];

test.each<[string, string, string[]]>([
  ['fr', 'Un essai de 1 jours', told('1 jours', 'jour')],
  ['fr', 'Un essai de 1\u00a0jours', told('1\u00a0jours', 'jour')],
  ['fr', 'Un essai de 3 jour', told('3 jour', 'jours')],
  ['fr', 'Plus d’2 millions d’aliments', told('d’2', 'de 2')],
  ['fr', 'Plus d’15 millions d’aliments', told('d’15', 'de 15')],
  ['fr', 'Plus de 2,5 million d’aliments', told('2,5 million', 'millions')],
  ['es', '1 días de prueba', told('1 días', 'día')],
  ['es', 'Más de 2 millón de alimentos', told('2 millón', 'millones')],
  ['en', 'A trial of 1 days', told('1 days', 'day')],
  ['fr', 'Un essai de {{trialDays}} jours', told('{{trialDays}} jours', 'jour', '1')],
  ['fr', 'Plus d’{{foodMillions}} millions', told('d’{{foodMillions}}', 'de {{foodMillions}}', '2,5')],
  ['es', 'Más de {{ foodMillions }} millón', told('{{foodMillions}} millón', 'millones', '2,5')],
  ['fr', '{{averageResponseHours}} heure, {{trialDays}} jours', told('{{trialDays}} jours', 'jour', '1')],
  ['fr', '1 jours, {{trialDays}} jour', told('1 jours', 'jour')],
  ['fr', '1 jour, 3 jours, 21 jours, 1,5 million, 1 000 ans, 24 heures sur 24', []],
  ['fr', 'Plus d’1 million, plus de 2 millions d’aliments', []],
  ['es', '1 día, 3 días, 1 millón', []],
  ['en', '1 day, 3 days, a 24 hour service, over 2 million items, 101 days', []],
])('%s: %s', (lang, words, diagnostics) => {
  expect(reported(lang, words)).toEqual(diagnostics);
});
