/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchData } from './engine';
import { mountSearch } from './island';
import type { SearchWords } from './page-words';

const words: SearchWords = {
  path: '/help',
  lang: 'en',
  search: {
    best: 'Best answer',
    one: 'One answer for “{query}”',
    many: '{count} answers for “{query}”',
    others: 'Others',
    legal: 'Legal documents',
    none: 'Nothing for “{query}”',
    noneText: 'Write to us.',
    failed: 'The search is not loading.',
    mail: 'Ask by mail',
    mailTo: 'mailto:help@prune.example',
  },
  mailLines: ['My phone:'],
  permalink: 'Link to this answer',
  error: {
    lang: 'fr',
    title: 'Erreur inattendue',
    text: 'Une assiette a glissé.',
    details: 'Voir le message',
    reload: 'Recharger',
    home: 'Accueil',
  },
};

const data: SearchData = {
  questions: [
    { id: 'refund', title: 'Can I get my money back?', answer: 'Ask the shop.', asked: ['refund'] },
    {
      id: 'cancel',
      title: 'How do I cancel?',
      answer: 'In the shop, before a refund.',
      asked: ['stop', 'refund after I stop'],
    },
  ],
  sections: [{ to: '/terms#refunds', title: 'Remboursement : refund', document: 'Conditions', lang: 'fr' }],
  ignored: ['how', 'do', 'i'],
  synonyms: [],
};

/** The help page as it is sent, with as much of it as the search needs. */
const page = `
  <form role="search" action="/help" data-index="/index.json">
    <input id="search" type="search" name="q" /><button type="reset">Clear</button><button>Search</button>
  </form>
  <p role="status" id="search-status"></p>
  <section id="search-results"></section>
  <template data-drawing="none"><img src="/plate.svg" alt=""></template>
  <template data-drawing="error"><img src="/broken.svg" alt=""></template>
  <script type="application/json" id="search-words">${JSON.stringify(words)}</script>
  ${data.questions
    .map(
      ({ id, title, answer }) =>
        `<h4 id="${id}-question">${title}</h4><div id="${id}"><div class="prose"><p>${answer}</p></div></div>`,
    )
    .join('')}`;

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

let unmount: () => void = () => {};
/** Opens the page at an address; page.js has put its question into the field. */
const open = async (address = '/help') => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = page;
  field().value = new URLSearchParams(window.location.search).get('q') ?? '';
  await act(async () => {
    unmount = mountSearch(document.querySelector('form') as HTMLFormElement);
  });
};

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  Element.prototype.scrollIntoView = () => {};
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

afterEach(async () => act(async () => unmount()));

test('shows the best answer with its words marked, the ways to others, and says how many there are', async () => {
  await open();
  type('refund');
  await heading('2 answers for “refund”');
  const best = within(screen.getByRole('article', { name: 'Can I get my money back?' }));
  expect(best.getByText('Ask the shop.')).toBeTruthy();
  expect(best.getByRole('link').getAttribute('href')).toBe('/help#refund');
  const other = screen.getByRole('link', { name: 'How do I cancel?' });
  expect(other.getAttribute('href')).toBe('/help#cancel');
  const legal = screen.getByRole('link', { name: 'Remboursement : refund Conditions' });
  expect([legal.lang, legal.getAttribute('href')]).toEqual(['fr', '/terms#refunds']);
  expect(legal.querySelector('mark')?.textContent).toBe('refund');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 answers for “refund”'));
});

test.each([
  ['of an unknown word', 'xqzw & 1', 'Nothing for “xqzw & 1”'],
  ['of small words, once it is sent', 'how do I', 'Nothing for “how do I”'],
])('a question %s leads to a mail about it', async (_what, query, title) => {
  await open();
  type(query);
  fireEvent.submit(screen.getByRole('search'));
  expect(document.activeElement).toBe(await heading(title));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask by mail' }).href).toContain(
    `subject=${encodeURIComponent(query)}`,
  );
  expect(document.querySelector('#search-results img')?.getAttribute('src')).toBe('/plate.svg');
});

test('what was typed before the search was here is kept, and looked for', async () => {
  await open('/help?q=stop');
  await heading('One answer for “stop”');
  expect(field().value).toBe('stop');
});

test('the address keeps the question: one step for a search, and "Back" leads out of it', async () => {
  await open();
  const before = window.history.length;
  type('ref');
  await waitFor(() => expect(window.location.search).toBe('?q=ref'));
  type('refund');
  fireEvent.blur(field());
  expect(window.location.search).toBe('?q=refund');
  expect(window.history.length).toBe(before + 1);
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(field().value).toBe('');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test.each([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ['the button that clears', () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))],
])('%s empties the field and takes the answers away', async (_what, clear) => {
  await open('/help?q=refund');
  await heading('2 answers for “refund”');
  clear();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  expect([field().value, window.location.search]).toEqual(['', '']);
  expect(document.activeElement).toBe(field());
});

test('a search that does not load says so, and tries again at the next letter', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  await open('/help?q=refund');
  await screen.findByText(words.search.failed);
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  type('refunds');
  await heading('2 answers for “refunds”');
});

test('a failure while answers are rendered shows the unexpected error, its text and the ways back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  await open();
  jest.spyOn(document, 'getElementById').mockImplementation(() => {
    throw new Error('No such plate');
  });
  type('refund');
  const error = within(await screen.findByRole('alert'));
  jest.restoreAllMocks();
  expect(error.getByRole('heading', { name: words.error.title })).toBeTruthy();
  expect(error.getByText('No such plate')).toBeTruthy();
  expect(error.getByRole('link', { name: words.error.home }).getAttribute('href')).toBe('/');
  expect(error.getByRole('button', { name: words.error.reload })).toBeTruthy();
});
