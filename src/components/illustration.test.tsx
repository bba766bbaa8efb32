/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { drawing } from '../../tests/support/fixtures';
import { Illustration } from './illustration';

test('a drawing with a form for dark pages shows it there', () => {
  const fork = drawing('fork');
  const { container } = render(
    <Illustration file={{ ...fork, svg: { ...fork.svg, dark: true } }} alt="Une fourchette" />,
  );
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
  expect(source?.getAttribute('srcset')).toBe('/static/fork.svg#dark');
  expect(screen.getByRole('img', { name: 'Une fourchette' }).getAttribute('src')).toBe('/static/fork.svg');
});

test('a drawing without one is the same everywhere', () => {
  const { container } = render(<Illustration file={drawing('plate')} alt="Une assiette" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img', { name: 'Une assiette' })).toBeTruthy();
});
