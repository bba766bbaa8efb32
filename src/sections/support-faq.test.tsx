/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SupportFaq } from './support-faq';

const answer = (html: string) => ({ childMarkdownRemark: { html } });
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

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const disclosureOf = (id: string) => document.getElementById(id)?.closest('details') as HTMLDetailsElement;

test('headings stand beside their disclosures, which take their names from them', async () => {
  const { container } = render(<SupportFaq faq={faq} hash="" />);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'A photo?',
    'A search?',
  ]);
  expect(container.querySelectorAll('summary :is(h2, h3, h4)')).toHaveLength(0);
  for (const summary of container.querySelectorAll('summary')) {
    expect(document.getElementById(summary.getAttribute('aria-labelledby') ?? '')?.tagName).toBe('H4');
  }
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test('a page that is drawn for an address opens its question', () => {
  render(<SupportFaq faq={faq} hash="#search" />);
  expect(disclosureOf('search').open).toBe(true);
  expect(disclosureOf('photo').open).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('so does a move within the page, with the focus on the question', () => {
  const { rerender } = render(<SupportFaq faq={faq} hash="" />);
  rerender(<SupportFaq faq={faq} hash="#photo" />);
  expect(disclosureOf('photo').open).toBe(true);
  expect(document.activeElement).toBe(disclosureOf('photo').querySelector('summary'));
});

test('a page that comes to life stays as its visitor has it', () => {
  const container = document.createElement('div');
  const { unmount } = render(<SupportFaq faq={faq} hash="" />);
  container.innerHTML = document.body.firstElementChild?.innerHTML ?? '';
  unmount();
  document.body.append(container);
  render(<SupportFaq faq={faq} hash="#search" />, { container, hydrate: true });
  expect(disclosureOf('search').open).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  container.remove();
});

test('an address that names no question changes nothing', () => {
  render(<SupportFaq faq={faq} hash="#nothing" />);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});
