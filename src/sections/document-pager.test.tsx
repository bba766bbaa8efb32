/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DocumentPager } from './document-pager';

const words = { previous: 'Avant', next: 'Après', others: 'Autres documents' };
const privacy = { path: '/privacy', title: 'Confidentialité', lang: 'fr' };
const terms = { path: '/terms', title: 'Conditions', lang: 'fr' };
const imprint = { path: '/imprint', title: 'Imprint', lang: 'en' };

test.each([
  ['both ways', privacy, terms, ['Avant', 'Après']],
  ['the first document', null, terms, ['Après']],
  ['the last document', privacy, null, ['Avant']],
])('%s', async (_, previous, next, kickers) => {
  const { container } = render(<DocumentPager previous={previous} next={next} words={words} />);
  expect(screen.getByRole('navigation', { name: 'Autres documents' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.querySelector('span')?.textContent)).toEqual(kickers);
  expect(links.at(-1)?.getAttribute('href')).toBe((next ?? previous)?.path);
  expect(await axe(container)).toHaveNoViolations();
});

test('a document in another language says so, and so does its title', () => {
  render(<DocumentPager previous={privacy} next={imprint} words={words} />);
  const languages = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('hreflang'), link.querySelector('strong')?.lang]);
  expect(languages).toEqual([
    [null, ''],
    ['en', 'en'],
  ]);
});
