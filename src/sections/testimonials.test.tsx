/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing } from '../../tests/support/fixtures';
import { Testimonials } from './testimonials';

const testimonials = {
  title: 'Elles en parlent',
  ageLabel: 'ans',
  items: [
    { name: 'Nadia', age: 41, portrait: drawing('nadia'), alt: 'Portrait de Nadia', stars: 5, quote: 'Enfin.' },
    { name: 'Inès', age: 27, portrait: drawing('ines'), alt: 'Portrait d’Inès', stars: 4, quote: 'Je respire.' },
  ],
} as unknown as Queries.TestimonialsFragment;

test('each is a quotation with its author, her age, portrait and stars', async () => {
  const { container } = render(
    <Testimonials testimonials={testimonials} ratingMax={6} starsLabel="{count} étoiles sur 6" />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  const second = within(items[1] as HTMLElement);
  expect(second.getByText('Je respire.').closest('blockquote')).toBeTruthy();
  expect(second.getByText('Inès').parentElement?.textContent).toBe('Inès, 27\u00a0ans');
  expect(second.getByRole('img', { name: 'Portrait d’Inès' })).toBeTruthy();
  expect(second.getByRole('img', { name: '4 étoiles sur 6' }).querySelectorAll('svg')).toHaveLength(6);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['said below them where it is given', 'Recueillis par nous.', 1],
  ['not mentioned where it is not', undefined, 0],
])('where they come from is %s', (_what, provenance, count) => {
  const { container } = render(
    <Testimonials
      testimonials={{ ...testimonials, provenance: provenance ?? null }}
      ratingMax={6}
      starsLabel="{count}"
    />,
  );
  expect(screen.queryAllByText('Recueillis par nous.')).toHaveLength(count);
  expect(container.querySelectorAll('section > p')).toHaveLength(count);
});
