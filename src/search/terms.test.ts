import { stemOf, termsOf, toStems, toTerm } from './terms';

const stemsOf = (...words: string[]) => [...new Set(words.map((word) => stemOf(toTerm(word))))];

test.each([
  ['cancel', 'cancelled', 'cancelling', 'cancels'],
  ['log', 'logged', 'logging'],
  ['allergy', 'allergies'],
  ['résilié', 'résilier', 'résiliez', 'résiliation'],
  ['prélevée', 'prélever', 'prélevé'],
  ['cobrado', 'cobrada', 'cobrando', 'cobraron', 'cobrar'],
  ['cancelo', 'cancelar', 'cancelación'],
  ['confidentiel', 'confidentialité', 'confidential'],
])('%s and its forms are one word', (...forms) => expect(stemsOf(...forms)).toHaveLength(1));

test.each([
  ['pay', 'play'],
  ['contact', 'contract'],
  ['apple', 'appli'],
  ['data', 'date'],
  ['cost', 'cast'],
])('%s and %s stay two words', (one, other) => expect(stemsOf(one, other)).toHaveLength(2));

test.each(['age', 'free', 'come', 'año', 'sol', 'pain'])('%s is too short to have an ending', (word) =>
  expect(stemsOf(word)).toEqual([toTerm(word)]),
);

test('small words are known before their ending is taken off', () => {
  const small = new Set(['appli']);
  expect(toStems('appli Apple', small)).toEqual(stemsOf('Apple'));
});

test('a negation written short is a word of its own', () => expect(termsOf('isn’t')).toEqual(['is', 'not']));

test('an accent that is a sign of its own is one word with its letter', () => {
  expect(termsOf('Résilier l’abonnement'.normalize('NFD'))).toEqual(termsOf('Résilier l’abonnement'));
});
