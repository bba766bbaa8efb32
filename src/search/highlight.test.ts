import { highlight, highlightHtml } from './highlight';

const terms = new Set(['abonnement', 'resilier', 'amp', 'strong', 'setting']);

test('marks whole words, whatever their accents, case and plural', () => {
  expect(highlight('Résilier tes ABONNEMENTS, sans désabonnement', terms).filter(({ found }) => found)).toEqual([
    { text: 'Résilier', found: true },
    { text: 'ABONNEMENTS', found: true },
  ]);
});

test('marks a word whose accent is a sign of its own', () => {
  const decomposed = 'Résilier'.normalize('NFD');
  expect(highlight(decomposed, terms)).toEqual([{ text: decomposed, found: true }]);
});

test('loses no letter', () => {
  const text = ' L’abonnement « premium » : 3\u00a0jours ! ';
  expect(
    highlight(text, terms)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('leaves tags, attributes and entities alone', () => {
  expect(highlightHtml('<p>Fish &amp; <strong title="abonnement">Settings</strong></p>', terms)).toBe(
    '<p>Fish &amp; <strong title="abonnement"><mark>Settings</mark></strong></p>',
  );
});
