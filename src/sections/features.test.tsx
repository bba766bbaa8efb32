/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing, screenshot } from '../../tests/support/fixtures';
import { Features } from './features';

const features = {
  title: 'Six façons',
  intro: 'Toutes dans ta poche.',
  items: [
    {
      title: 'Une photo',
      text: 'Et voilà.',
      illustration: drawing('photo'),
      viewfinder: { brackets: drawing('brackets'), labels: drawing('labels') },
      screenshot: screenshot('week'),
    },
    { title: 'Une base', text: 'Plus d’un million.', illustration: drawing('database'), screenshot: null },
  ],
} as unknown as Queries.FeaturesFragment;

test('a card for each feature, in order, its screen only where it has one', async () => {
  const { container } = render(<Features features={features} />);
  const section = screen.getByRole('region', { name: 'Six façons' });
  expect(section.id).toBe('features');
  const [first, second, ...others] = within(section).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe('Une photo');
  expect(within(first as HTMLElement).getByRole('img', { name: 'L’écran week' })).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Plus d’un million.')).toBeTruthy();
  const drawings = Array.from((first as HTMLElement).querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(drawings.slice(0, 3)).toEqual(['/static/photo.svg', '/static/brackets.svg', '/static/labels.svg']);
  expect((second as HTMLElement).querySelectorAll('img')).toHaveLength(1);
  // The drawings decorate.
  expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a range stays on one line, and in one piece for those who search the page', () => {
  const text = 'L’IA le reconnaît (85-90\u00a0% de précision).';
  const item = { title: 'Une photo', text, illustration: drawing('photo'), screenshot: null };
  const { container } = render(<Features features={{ ...features, items: [item] } as never} />);
  expect(container.querySelector('li p span')?.textContent).toBe('85-90\u00a0%');
  expect(container.querySelector('li p')?.textContent).toBe(text);
});
