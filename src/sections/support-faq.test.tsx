/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SupportFaq } from './support-faq';

const answer = (html: string) => ({ html });
const faq = {
  title: 'Questions',
  permalink: 'Link to this answer',
  groups: [
    {
      id: 'meals',
      title: 'Meals',
      items: [
        { id: 'photo', question: 'A photo?', answer: answer('<p>Take one.</p>') },
        { id: 'search', question: 'A search?', answer: answer('<p>Make one.</p>') },
      ],
    },
  ],
} as Queries.SupportFaqFragment;

test('headings stand beside their disclosures, which take their names from them', async () => {
  const { container } = render(<SupportFaq faq={faq} />);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'A photo?',
    'A search?',
  ]);
  expect(container.querySelectorAll('summary :is(h2, h3, h4)')).toHaveLength(0);
  for (const summary of container.querySelectorAll('summary')) {
    expect(document.getElementById(summary.getAttribute('aria-labelledby') ?? '')?.tagName).toBe('H4');
  }
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  expect(Array.from(container.querySelectorAll('details a'), (link) => link.getAttribute('aria-label'))).toEqual([
    'Link to this answer, A photo?',
    'Link to this answer, A search?',
  ]);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});
