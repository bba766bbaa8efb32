import { likeness, misspelling, soundOf } from './likeness';

test.each([
  ['resilier', 'resilier', 1],
  ['resil', 'resilier', 0.83],
  ['cancelling', 'cancel', 0.825],
  ['resilie', 'resilier', 0.92],
])('%s is much like %s', (typed, word, value) => {
  expect(likeness(typed, word, true)).toBeCloseTo(value, 2);
});

test.each([
  ['contact', 'contract'],
  ['data', 'date'],
  ['cancel', 'export'],
  ['pay', 'play'],
])('%s is no form of %s', (typed, word) => {
  expect(likeness(typed, word, true)).toBe(0);
});

test('a short beginning counts only while the word is being typed', () => {
  expect(likeness('ver', 'version', true)).toBeGreaterThan(0);
  expect(likeness('ver', 'version', false)).toBe(0);
});

test('the shorter the rest, the more alike', () => {
  expect(likeness('photo', 'photos', true)).toBeGreaterThan(likeness('photo', 'photograph', true));
});

test.each([
  ['refudn', 'refund', 0.7],
  ['refnd', 'refund', 0.7],
  ['refunnd', 'refund', 0.7],
  ['refind', 'refund', 0.7],
  ['subscritpoin', 'subscription', 0.5],
])('%s is %s misspelt', (typed, word, value) => {
  expect(misspelling(typed, word)).toBeCloseTo(value, 5);
});

test.each([
  ['a first letter', 'cake', 'take'],
  ['a short word', 'app', 'apt'],
  ['two letters of a word of six', 'refund', 'remand'],
  ['three letters', 'subscription', 'subskribtoin'],
  ['a word much longer', 'sync', 'synced up'],
])('does not forgive %s', (_, typed, word) => {
  expect(misspelling(typed, word)).toBe(0);
});

test('a short word forgives no letter where its sound has more', () => {
  expect(misspelling('ksis', 'kais')).toBeGreaterThan(0);
  expect(misspelling('ksis', 'kais', 'xyz')).toBe(0);
});

test.each([
  ['fotograf', 'photograph'],
  ['heliminar', 'eliminar'],
  ['hedad', 'edad'],
  ['coneccion', 'conexion'],
  ['suskripcion', 'suscripcion'],
  ['alerjia', 'alergia'],
  ['exel', 'excel'],
  ['abonement', 'abonnement'],
  ['bolver', 'volver'],
])('%s sounds like %s', (typed, word) => expect(soundOf(typed)).toBe(soundOf(word)));

test.each([
  ['cancel', 'concel'],
  ['photo', 'pilot'],
  ['age', 'ace'],
])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

test.each([
  ['cancl', 'canc', 'cancel'],
  ['exprot', 'expr', 'export'],
])('%s is rather a mistake than a longer form of %s', (typed, short, meant) => {
  expect(misspelling(typed, meant)).toBeGreaterThan(likeness(typed, short, false));
});
