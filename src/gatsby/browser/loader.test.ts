/** @jest-environment jsdom */
import { loader } from './loader';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const preloads = () =>
  Array.from(document.head.querySelectorAll('link[rel=preload]'), (element) => element.getAttribute('href'));
const styleSheets = () =>
  Array.from(document.head.querySelectorAll('link[rel=stylesheet]'), (element) => element.getAttribute('href'));
const scripts = () => Array.from(document.head.querySelectorAll('script'), (element) => element.getAttribute('src'));
const fire = (type: string, properties: object = {}) =>
  link().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties));
const nextFrame = () => jest.advanceTimersByTime(40);

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

test('a pointer over a link fetches the style sheet and the scripts, and runs them in order', () => {
  fire('pointerover', { pointerType: 'mouse' });
  expect(preloads()).toEqual(['/styles.css', '/runtime.js', '/app.js']);
  nextFrame();
  expect(styleSheets()).toEqual(['/styles.css']);
  expect(scripts()).toEqual(['/runtime.js', '/app.js']);
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

test.each([
  ['a finger', 'pointerover', { pointerType: 'touch' }],
  ['a mouse button', 'pointerdown', { pointerType: 'mouse' }],
])('a press by %s fetches at once, and neither styles nor runs before it is over', (_, type, properties) => {
  fire(type, properties);
  expect(preloads()).toHaveLength(3);
  nextFrame();
  expect([...styleSheets(), ...scripts()]).toEqual([]);
  fire('pointerup');
  nextFrame();
  expect(styleSheets()).toHaveLength(1);
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
  nextFrame();
  expect(scripts()).toEqual(['/app.js']);
});
