/** @jest-environment jsdom */
import { loader } from './loader';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const styleSheets = () =>
  Array.from(document.head.querySelectorAll('link[rel=stylesheet]'), (element) => element.getAttribute('href'));
const scripts = () => Array.from(document.head.querySelectorAll('script'), (element) => element.getAttribute('src'));
const fire = (type: string, properties: object = {}) =>
  link().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties));
/** Longer than a frame takes to be on the screen, even on a slow phone. */
const nextPaint = () => jest.advanceTimersByTime(150);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/">Home</a><p>Text</p>';
  loader({ pagePath: '/' }, ['/runtime.js', '/app.js'], '/styles.css');
});

afterEach(() => {
  // The loader's listeners are gone after one sign; without one, they would be there in the next test.
  fire('focusin');
  jest.runAllTimers();
});

test('without a sign of interest nothing is fetched', () => {
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.runAllTimers();
  expect(document.head.children).toHaveLength(0);
});

test('a mouse over a link loads the style sheet and the scripts at once, to run in order', () => {
  fire('pointerover', { pointerType: 'mouse' });
  expect(styleSheets()).toEqual(['/styles.css']);
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

test.each([
  ['a finger', 'pointerover', { pointerType: 'touch' }],
  ['a mouse button', 'pointerdown', { pointerType: 'mouse' }],
])('a press by %s fetches nothing before it is over and its result is on the screen', (_, type, properties) => {
  fire(type, properties);
  nextPaint();
  expect(document.head.children).toHaveLength(0);
  fire('pointerup');
  nextPaint();
  expect(document.head.children).toHaveLength(0);
  jest.runAllTimers();
  expect(styleSheets()).toHaveLength(1);
  expect(scripts()).toHaveLength(2);
});

test('the focus of a link loads after its ring is on the screen', () => {
  fire('focusin');
  nextPaint();
  expect(document.head.children).toHaveLength(0);
  jest.runAllTimers();
  expect(scripts()).toHaveLength(2);
});

test('a press whose end is never heard of hydrates all the same', () => {
  fire('pointerdown');
  jest.advanceTimersByTime(1100);
  expect(scripts()).toHaveLength(2);
});

test('several signs and ends style and run once', () => {
  fire('pointerdown');
  fire('focusin');
  fire('pointerup');
  fire('pointercancel');
  jest.runAllTimers();
  expect(styleSheets()).toHaveLength(1);
  expect(scripts()).toHaveLength(2);
});

test('a page that asks for it hydrates at once', () => {
  fire('focusin');
  jest.runAllTimers();
  document.head.innerHTML = '';
  loader({}, ['/app.js'], '/styles.css', true);
  expect(scripts()).toEqual(['/app.js']);
});
