/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LegalChanges } from './legal-changes';

const words: Queries.LegalChangesWordsFragment = {
  version: 'Version du {date}',
  changes: 'Ce qui a changé',
  between: 'Du {from} au {to}, dès le {day}.',
  beginning: 'Début',
  added: 'Ajouté :',
  removed: 'Retiré :',
  before: 'Avant :',
  after: 'Après :',
  unchanged: 'Aucun mot.',
};

const part = (text: string, marked = false) => ({ text, marked });

const replacement = {
  address: '/terms/2025-06-15',
  newerAddress: '/terms',
  newerText: '1er mars 2026',
  dayText: '31 mars 2026',
  summary: 'Les litiges changent.',
  sections: [
    { title: null, to: '/terms', paragraphs: [{ before: null, after: [part('Bienvenue.', true)] }] },
    {
      title: 'Litiges',
      to: '/terms#litiges',
      paragraphs: [
        {
          before: [part('Les photos '), part('disparaissent', true)],
          after: [part('Les photos '), part('restent', true)],
        },
        { before: [part('Au revoir.', true)], after: null },
      ],
    },
  ],
};

const show = (change: object = {}) =>
  render(
    <LegalChanges
      version={{ title: 'Conditions', updatedText: '15 juin 2025', replacement: { ...replacement, ...change } }}
      words={words}
    />,
  );

test('says which versions it compares, and leads to both', async () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce qui a changé');
  expect(screen.getByText('Du 15 juin 2025 au 1er mars 2026, dès le 31 mars 2026.')).toBeTruthy();
  expect(screen.getByText('Les litiges changent.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Version du 15 juin 2025' }).getAttribute('href')).toBe('/terms/2025-06-15');
  expect(screen.getByRole('link', { name: 'Version du 1er mars 2026' }).getAttribute('href')).toBe('/terms');
  expect(await axe(container)).toHaveNoViolations();
});

test('says of each paragraph, in words, whether it was added, taken away or changed', () => {
  show();
  const read = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .map((item) => Array.from(item.children, ({ textContent }) => textContent));
  expect(read('Début')).toEqual([['Ajouté : Bienvenue.']]);
  expect(read('Litiges')).toEqual([
    ['Avant : Les photos disparaissent', 'Après : Les photos restent'],
    ['Retiré : Au revoir.'],
  ]);
  expect(screen.getByRole('link', { name: 'Litiges' }).getAttribute('href')).toBe('/terms#litiges');
});

test('marks what is not in the other version', () => {
  show();
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
    'disparaissent',
    'Au revoir.',
  ]);
  expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['Bienvenue.', 'restent']);
});

test('says so if no word has changed', () => {
  show({ sections: [] });
  expect(screen.getByText('Aucun mot.')).toBeTruthy();
});
