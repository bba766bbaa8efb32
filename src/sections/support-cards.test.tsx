/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SupportCards } from './support-cards';

const illustration = { publicURL: '/card.svg', svg: { width: 96, height: 96 } };
const support = {
  cardsTitle: 'Help',
  mailLines: ['My iPhone:'],
  cards: [
    {
      title: 'Answers',
      text: 'All here.',
      illustration,
      service: null,
      button: { label: 'Read', to: '#faq' },
      unavailable: null,
    },
    {
      title: 'Chat',
      text: 'Talk now.',
      illustration,
      service: 'liveChatUrl',
      button: { label: 'Start', to: null },
      unavailable: { text: 'Not open yet.', button: { label: 'Mail', to: 'mailto:a@example.com?subject=Hello' } },
    },
  ],
} as unknown as Queries.SupportCardsFragment;

const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('a service that is not open says so, and offers the mail with what it asks for', async () => {
  const { container } = render(<SupportCards support={support} services={{ liveChatUrl: '', forumUrl: null }} />);
  expect(card('Chat').getByText('Not open yet.')).toBeTruthy();
  expect(card('Chat').queryByText('Talk now.')).toBeNull();
  const { searchParams } = new URL(card('Chat').getByRole('link', { name: 'Mail, Chat' }).getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toBe('Hello');
  expect(searchParams.get('body')).toContain('My iPhone:');
  expect(await axe(container)).toHaveNoViolations();
});

test('a service that is open is led to', () => {
  render(<SupportCards support={support} services={{ liveChatUrl: 'https://chat.example.com' }} />);
  expect(card('Chat').getByRole('link', { name: 'Start, Chat' }).getAttribute('href')).toBe('https://chat.example.com');
  expect(card('Chat').queryByText('Not open yet.')).toBeNull();
});

test('a card without a service leads where it says', () => {
  render(<SupportCards support={support} services={{}} />);
  expect(card('Answers').getByRole('link', { name: 'Read, Answers' }).getAttribute('href')).toBe('#faq');
});
