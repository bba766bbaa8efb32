/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

/** A star by what is drawn of it: whole, half over a pale one, or pale. */
const drawn = (star: Element) => {
  const paths = Array.from(star.querySelectorAll('path'), (one) => (one.hasAttribute('opacity') ? 'pale' : 'full'));
  return { full: '★', 'pale full': '½', pale: '☆' }[paths.join(' ')];
};

test.each([
  [4.9, 5, '★★★★★'],
  [4.5, 5, '★★★★½'],
  [4.2, 5, '★★★★☆'],
  [3, 5, '★★★☆☆'],
  [1, 1, '★'],
  [8.6, 10, '★★★★★★★★½☆'],
])('%f of %i is %s', (value, max, stars) => {
  render(<Stars value={value} max={max} label="Note" />);
  const shown = screen.getByRole('img', { name: 'Note' }).querySelectorAll('svg');
  expect(Array.from(shown, drawn).join('')).toBe(stars);
});
