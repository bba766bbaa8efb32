/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { drawing } from '../../tests/support/fixtures';
import { SupportContact } from './support-contact';

const support = {
  mailLines: ['iOS version:'],
  contact: {
    title: 'Write to us',
    text: 'A person answers.',
    mailLabel: 'Email',
    mailTo: 'mailto:hello@example.org?subject=Question',
    facts: [{ value: '2 hours', label: 'Average response time' }],
    illustration: drawing('branch'),
  },
} as unknown as Queries.SupportContactFragment;

test('the address opens a mail with its subject, and the facts are terms with their values', async () => {
  const { container } = render(<SupportContact support={support} email="hello@example.org" />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('hello@example.org');
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toBe('Question');
  expect(searchParams.get('body')).toContain('iOS version:');
  expect(screen.getByRole('term').textContent).toBe('Average response time');
  expect(screen.getByRole('definition').textContent).toBe('2 hours');
  expect(await axe(container)).toHaveNoViolations();
});
