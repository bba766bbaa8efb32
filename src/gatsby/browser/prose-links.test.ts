/** @jest-environment jsdom */
import { clientAddress } from './prose-links';

const page = window.location;
beforeEach(() => history.replaceState(null, '', '/'));

const addressOf = (html: string, properties: MouseEventInit = {}, prevented = false) => {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...properties });
  if (prevented) event.preventDefault();
  (document.querySelector('a') ?? document.body.firstElementChild)?.dispatchEvent(event);
  return clientAddress(event, page);
};

const prose = (link: string) => `<div class="prose">${link}</div>`;

test.each([
  ['a page', prose('<a href="/terms">x</a>'), '/terms'],
  ['a section of another page', prose('<a href="/terms#litiges">x</a>'), '/terms#litiges'],
  ['a question', prose('<a href="/support?q=pdf">x</a>'), '/support?q=pdf'],
  ['a section of this page', prose('<a href="#litiges">x</a>'), null],
  ['another site', prose('<a href="https://example.org/terms">x</a>'), null],
  ['a mail', prose('<a href="mailto:a@b.example">x</a>'), null],
  ['a link outside of Markdown', '<a href="/terms">x</a>', null],
  ['no link', prose('x'), null],
])('%s', (_, html, address) => {
  expect(addressOf(html)).toBe(address);
});

test.each([
  ['a section by its page’s address', '/support#pdf', '/support#pdf'],
  ['a section of what is shown', '#pdf', null],
])('with a search in the address, %s', (_, href, address) => {
  history.replaceState(null, '', '/support?q=pdf');
  expect(addressOf(prose(`<a href="${href}">x</a>`))).toBe(address);
});

test.each<[string, MouseEventInit]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('%s leaves it to the browser', (_, properties) => {
  expect(addressOf(prose('<a href="/terms">x</a>'), properties)).toBeNull();
});

test('what was dealt with already is left alone', () => {
  expect(addressOf(prose('<a href="/terms">x</a>'), {}, true)).toBeNull();
});
