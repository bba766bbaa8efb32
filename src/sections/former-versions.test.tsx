/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FormerNotice } from './former-notice';
import { FormerVersions, LatestChanges, VersionInForce } from './former-versions';

const version = (updatedText: string, address: string) => ({
  updatedText,
  replacement: { address, dayText: '31 mars 2026', newerAddress: '/terms' },
});

const versions = [version('15 juin 2025', '/terms/2025-06-15'), version('2 mai 2024', '/terms/2024-05-02')] as const;
const [latest] = versions;

const words = {
  title: 'Versions précédentes',
  version: 'Version du {date}',
  changesAfter: 'Ce qui a changé après le {date}',
  changes: 'Ce qui a changé',
  until: 'Jusque-là, celle du {date}.',
  replaced: 'Du {date}, remplacée dès le {day}.',
  newer: 'Lire la suivante',
};

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('each former version has its link, and one to what came after it', async () => {
  const { container } = render(<FormerVersions versions={versions} words={words} />);
  expect(screen.getByRole('region', { name: 'Versions précédentes' })).toBeTruthy();
  expect(links()).toEqual([
    ['Version du 15 juin 2025', '/terms/2025-06-15'],
    ['Ce qui a changé après le 15 juin 2025', '/terms/2025-06-15/changes'],
    ['Version du 2 mai 2024', '/terms/2024-05-02'],
    ['Ce qui a changé après le 2 mai 2024', '/terms/2024-05-02/changes'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a document leads to its latest changes and to the version in force', () => {
  render(
    <>
      <LatestChanges version={latest} words={words} />
      <VersionInForce version={latest} words={words} />
    </>,
  );
  expect(links()).toEqual([
    ['Ce qui a changé', '/terms/2025-06-15/changes'],
    ['Jusque-là, celle du 15 juin 2025.', '/terms/2025-06-15'],
  ]);
});

test('a former version says that it is one, and leads to the one after it', () => {
  render(<FormerNotice version={latest} words={words} />);
  expect(screen.getByText('Du 15 juin 2025, remplacée dès le 31 mars 2026.')).toBeTruthy();
  expect(links()).toEqual([
    ['Lire la suivante', '/terms'],
    ['Ce qui a changé', '/terms/2025-06-15/changes'],
  ]);
});
