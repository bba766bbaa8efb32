/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing } from '../../tests/support/fixtures';
import { NotFound } from './not-found';

const page = {
  title: 'Cette assiette est vide',
  text: 'Rien ici.',
  linksTitle: 'On repart d’où ?',
  links: [
    { label: 'L’accueil', to: '/' },
    { label: 'L’aide', to: '/support/fr' },
  ],
  illustration: drawing('empty'),
} as unknown as Queries.NotFoundPageFragment;

test('says that nothing is here, and shows the ways back', async () => {
  const { container } = render(<NotFound page={page} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.title);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['L’accueil', '/'],
    ['L’aide', '/support/fr'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
