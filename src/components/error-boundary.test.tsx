/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing } from '../../tests/support/fixtures';
import { ErrorBoundary } from './error-boundary';

jest.mock('gatsby', () => ({
  ...jest.requireActual('gatsby'),
  useStaticQuery: () => ({
    page: {
      title: 'Erreur d’application inattendue',
      text: 'La page n’a pas pu s’afficher.',
      details: 'Le message',
      reload: 'Recharger',
      home: 'Accueil',
      illustration: drawing('broken'),
    },
  }),
}));

const Broken = ({ thrown }: { thrown: unknown }) => {
  throw thrown;
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('shows what is inside', () => {
  render(<ErrorBoundary>Tout va bien</ErrorBoundary>);
  expect(screen.getByText('Tout va bien')).toBeTruthy();
});

test.each([
  ['an error', new Error('Plate is undefined'), 'Plate is undefined'],
  ['anything else', 'just a text', 'just a text'],
])('%s while rendering is explained, with the ways back', async (_, thrown, message) => {
  const { container } = render(
    <ErrorBoundary>
      <Broken thrown={thrown} />
    </ErrorBoundary>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Erreur d’application inattendue' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(message).closest('details')?.querySelector('summary')?.textContent).toBe('Le message');
  expect(screen.getByRole('button', { name: 'Recharger' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/');
  expect(await axe(container)).toHaveNoViolations();
});
