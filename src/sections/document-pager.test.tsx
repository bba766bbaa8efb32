/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DocumentPager } from './document-pager';

const words = { previous: 'Avant', next: 'Après', others: 'Autres documents' };
const privacy = { path: '/privacy', title: 'Confidentialité' };
const terms = { path: '/terms', title: 'Conditions' };

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
