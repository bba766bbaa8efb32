/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LegalDocument } from './legal-document';

const prose = (html: string) => ({ html });

const words = {
  kicker: 'Document légal',
  updated: 'Dernière mise à jour :',
  contents: 'Sommaire',
  permalink: 'Lien vers',
  summary: 'En bref',
  summaryNote: 'Sans valeur juridique',
} as Queries.LegalWordsFragment['legalPage'];

const terms = {
  title: 'Conditions',
  updated: '2025-06-15',
  updatedText: '15 juin 2025',
  upcoming: false,
  effectiveText: null,
  changes: null,
  summaries: null,
  illustration: null,
  intro: prose('<p>Bienvenue.</p>'),
  sections: [
    { id: 'definitions', depth: 2, title: 'Définitions', body: prose('<p>Affilié</p>') },
    { id: 'affilie', depth: 3, title: 'Affilié', body: prose('<p>La moitié ou plus.</p>') },
    { id: 'litiges', depth: 2, title: 'Litiges', body: prose('<p>Un courriel suffit.</p>') },
  ],
} as unknown as Queries.LegalDocumentFragment;

const show = (change: Partial<Queries.LegalDocumentFragment> = {}) =>
  render(<LegalDocument document={{ ...terms, ...change }} words={words} upcoming="À partir du {date} :" />);

test('its date is a date, its contents list the chapters, each heading has its link', async () => {
  const { container } = show();
  expect(screen.getByText('15 juin 2025').getAttribute('datetime')).toBe('2025-06-15');
  const contents = within(screen.getByRole('navigation', { name: 'Sommaire' })).getAllByRole('link');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#definitions', '#litiges']);
  expect(screen.getByRole('heading', { level: 3, name: 'Affilié' }).id).toBe('affilie');
  // A document of twenty sections has no twenty landmarks.
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Lien vers Litiges' }).getAttribute('href')).toBe('#litiges');
  expect(screen.getByText('Un courriel suffit.')).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});

test('a summary stands between the heading of its section and its text, and says that it is none of it', async () => {
  expect(show().container.querySelector('[role=note]')).toBeNull();
  const summaries = [
    { section: 'intro', text: 'Bonjour.' },
    { section: 'litiges', text: 'Écrivez.' },
  ];
  const { container } = show({ summaries });
  const notes = Array.from(container.querySelectorAll('[role=note]'));
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'En bref Sans valeur juridiqueBonjour.',
    'En bref Sans valeur juridiqueÉcrivez.',
  ]);
  expect(notes.map((note) => note.previousElementSibling?.querySelector('[id]')?.id ?? '')).toEqual(['', 'litiges']);
  expect(notes.map((note) => note.nextElementSibling?.textContent)).toEqual(['Bienvenue.', 'Un courriel suffit.']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a version that lies ahead is announced with its day and what changes', () => {
  show();
  expect(screen.queryByText(/À partir du/)).toBeNull();
  show({ upcoming: true, effectiveText: '1er mars 2026', changes: 'Le tarif.' });
  expect(screen.getByText(/À partir du/).parentElement?.textContent).toBe('À partir du 1er mars 2026 : Le tarif.');
});

test('what belongs to the document’s versions stands below its date, in its announcement and at its end', () => {
  render(
    <LegalDocument
      document={{ ...terms, upcoming: true }}
      words={words}
      upcoming="À partir du {date} :"
      until={<a href="/former">Avant</a>}
      head={<p>Ce qui a changé</p>}
    >
      <p>Les autres</p>
    </LegalDocument>,
  );
  expect(screen.getByText('Ce qui a changé').previousElementSibling?.textContent).toContain('15 juin 2025');
  expect(screen.getByRole('link', { name: 'Avant' }).parentElement?.id).toBe('announcement');
  expect(screen.getByText('Les autres').previousElementSibling?.textContent).toContain('Un courriel suffit.');
});

test('a document without chapters has no contents', () => {
  render(<LegalDocument document={{ ...terms, sections: [] }} words={words} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Bienvenue.')).toBeTruthy();
});
