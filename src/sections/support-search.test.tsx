/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLayoutEffect } from 'react';
import { fixtureContent } from '../../tests/support/fixture-content';
import { PageProvider } from '../components/page-context';
import { loadContent } from '../content/read';
import { createSearch, type Search } from '../search/search';
import { searchDataByLanguage } from '../search/search-data-by-language';
import { SupportSearch } from './support-search';

const { documents } = loadContent(fixtureContent);
const data = searchDataByLanguage(documents).en;
const support = documents.find((one) => one.type === 'Support' && one.lang === 'en');
const faq = documents.find((one) => one.type === 'Faq' && one.lang === 'en');
if (!data || support?.type !== 'Support' || faq?.type !== 'Faq') throw new Error('There is no English help page.');

const words = {
  ...support.data.search,
  noneIllustration: { publicURL: '/plate.svg', svg: { width: 320, height: 240 } },
};
const groups = faq.data.groups.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, answer: { html: `<p>${item.answer}</p>` } })),
}));

const load = jest.fn(async (): Promise<Search> => createSearch(data));
const searchAt = (location: unknown) => (
  <PageProvider value={{ path: '/support', lang: 'en' }}>
    <SupportSearch
      words={words as Queries.SupportSearchFragment['search']}
      mailLines={support.data.mailLines}
      groups={groups as Queries.SupportFaqFragment['groups']}
      permalink={faq.data.permalink}
      location={location}
      load={load}
    />
  </PageProvider>
);
const search = searchAt(null);
const show = () => render(search);
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

beforeEach(() => {
  window.history.replaceState(null, '', '/support');
  load.mockClear();
});

test('loads nothing until the field is used', async () => {
  show();
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(field());
  expect(load).toHaveBeenCalledTimes(1);
  type('refund');
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows the best answer in full, its words marked, and the others as links', async () => {
  const { container } = show();
  type('delete my account');
  const best = within(await screen.findByRole('article'));
  expect(best.getByRole('heading', { level: 3 }).textContent).toBe('How do I have my data deleted?');
  expect(best.getByText('deleted').tagName).toBe('MARK');
  expect(best.getByText(/Write to/)).toBeTruthy();
  expect(best.getByRole('link', { name: /^Link to this answer, How/ }).getAttribute('href')).toBe(
    '/support#delete-account',
  );
  const others = within(screen.getByRole('region', { name: words.others }));
  expect(others.getByRole('link', { name: 'How do I cancel my subscription?' }).getAttribute('href')).toBe(
    '/support#cancel-subscription',
  );
  const legal = within(screen.getByRole('region', { name: words.legal })).getAllByRole('link')[0];
  expect(legal?.getAttribute('lang')).toBe('fr');
  expect(legal?.getAttribute('hreflang')).toBe('fr');
  expect(await axe(container)).toHaveNoViolations();
});

test('goes on in a page that a browser has translated', async () => {
  const { container } = show();
  type('refund');
  await screen.findByRole('article');
  // As Chrome does it: each text is taken out, and stands in an element of its own.
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const translated = document.createElement('font');
    translated.textContent = `*${text.textContent}`;
    text.replaceWith(translated);
  }
  for (const words of ['delete my account', 'export data', 'offline', 'refund offline']) {
    type(words);
    expect(await screen.findByRole('article')).toBeTruthy();
  }
});

test('announces the count politely, when typing pauses', async () => {
  show();
  type('offline');
  await screen.findByRole('article');
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One answer for “offline”'), {
    timeout: 2000,
  });
});

test('without an answer, leads to a mail with the question as its subject', async () => {
  const { container } = show();
  type('chocolate $& cake');
  const link = await screen.findByRole('link', { name: words.mail });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No answer for “chocolate $& cake” yet');
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('subject')).toBe('chocolate $& cake');
  expect(await axe(container)).toHaveNoViolations();
});

test('words that ask for nothing show nothing', async () => {
  show();
  fireEvent.focus(field());
  type('how do I');
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
});

test('once asked, words that ask for nothing have no answer', async () => {
  show();
  type('how do I');
  fireEvent.submit(screen.getByRole('search'));
  const heading = await screen.findByRole('heading', { name: 'No answer for “how do I” yet' });
  expect(document.activeElement).toBe(heading);
  type('how do');
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the same for such words in the address', async () => {
  window.history.replaceState(null, '', '?q=how+do+I');
  show();
  expect(await screen.findByRole('heading', { name: 'No answer for “how do I” yet' })).toBeTruthy();
});

test('asked before the search is there, leads to its answers when they come', async () => {
  let arrive = (_: Search): void => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  show();
  type('offline');
  fireEvent.submit(screen.getByRole('search'));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => arrive(createSearch(data)));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('what was typed before hydration is answered, and stands in the address', async () => {
  const written = show();
  const html = written.container.innerHTML;
  written.unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  field().value = 'refund';
  render(search, { container, hydrate: true });
  expect(await screen.findByRole('article')).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?q=refund'));
});

test('keeps the question in the address: one step for a question, not for its letters', async () => {
  show();
  const before = window.history.length;
  fireEvent.focus(field());
  await act(async () => {});
  for (const text of ['r', 're', 'refund']) {
    type(text);
    fireEvent.blur(field());
  }
  expect(window.location.search).toBe('?q=refund');
  expect(window.history.length).toBe(before + 1);
  fireEvent.submit(screen.getByRole('search'));
  type('offline');
  fireEvent.blur(field());
  expect(window.location.search).toBe('?q=offline');
  expect(window.history.length).toBe(before + 2);
});

test('Enter leads to the answers', async () => {
  show();
  type('refund');
  await screen.findByRole('article');
  fireEvent.submit(screen.getByRole('search'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('Escape and the button clear, and keep the focus', async () => {
  show();
  type('refund');
  await screen.findByRole('article');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('');
  expect(screen.queryByRole('article')).toBeNull();
  type('refund');
  fireEvent.click(await screen.findByRole('button', { name: words.clear }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(window.location.search).toBe('');
});

test('takes up a question from the address, and follows the visitor back', async () => {
  window.history.replaceState(null, '', '/support?q=refund');
  show();
  expect(field().value).toBe('refund');
  expect(await screen.findByRole('article')).toBeTruthy();
  window.history.replaceState(null, '', '/support');
  fireEvent.popState(window);
  expect(field().value).toBe('');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a search that could not be loaded says so, once there is something to look for, and is tried again', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  show();
  const said = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), { timeout: 2000 });
  fireEvent.focus(field());
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  await said('');
  type('refund');
  await said(words.failed);
  expect(load).toHaveBeenCalledTimes(2);
  type('refunds');
  expect(await screen.findByRole('article')).toBeTruthy();
  await said('One answer for “refunds”');
  expect(load).toHaveBeenCalledTimes(3);
});

/** Scrolls to what a location leads to, as Gatsby does around each page. */
const Scroller = ({ location, onScroll }: { location: unknown; onScroll: () => void }) => {
  useLayoutEffect(() => {
    if (location) onScroll();
  }, [location, onScroll]);
  return searchAt(location);
};

test('what was found is gone before the page is scrolled to the answer that was chosen', async () => {
  const onScroll = jest.fn(() => screen.queryByRole('article'));
  const { rerender } = render(<Scroller location={null} onScroll={onScroll} />);
  type('offline');
  await screen.findByRole('article');
  rerender(<Scroller location="#offline" onScroll={onScroll} />);
  expect(onScroll.mock.results.map(({ value }) => value)).toEqual([null]);
});
