/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing, screenshot } from '../../tests/support/fixtures';
import { HowItWorks } from './how-it-works';

const steps = {
  title: 'Comment ça marche',
  intro: 'En trois gestes.',
  items: ['Photographie', 'Lis', 'Suis'].map((title, index) => ({
    title,
    text: `Le geste ${title}.`,
    illustration: drawing(title),
    screenshot: index === 1 ? screenshot('search') : null,
  })),
} as unknown as Queries.HowItWorksFragment;

test('an ordered list of steps, whose drawn numerals are not read out twice', async () => {
  const { container } = render(<HowItWorks steps={steps} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const titles = within(list).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Photographie', 'Lis', 'Suis']);
  const numerals = Array.from(list.querySelectorAll('span[aria-hidden=true]'), ({ textContent }) => textContent);
  expect(numerals).toEqual(['1', '2', '3']);
  expect(within(list).getAllByRole('img')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});
