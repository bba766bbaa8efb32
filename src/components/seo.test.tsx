/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { Seo } from './seo';

const site = {
  name: { value: 'Mirabelle' },
  siteUrl: { value: 'https://example.org' },
  supportEmail: { value: 'a@example.org' },
  appStoreUrl: { value: 'https://apps.apple.com/fr/app/x/id1' },
  appStoreId: { value: '123', sample: true },
  shareImage: { publicURL: '/share/landing.png' },
} as Queries.SeoFragment;

const page = { title: 'Aide', description: 'Une page d’aide.', lang: 'fr', path: '/aide' };

const headOf = (props: Partial<Parameters<typeof Seo>[0]> = {}) =>
  new DOMParser().parseFromString(renderToStaticMarkup(<Seo site={site} {...page} {...props} />), 'text/html');

const contentOf = (head: Document, name: string) =>
  head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test.each([
  ['og:title', 'Aide · Mirabelle'],
  ['og:url', 'https://example.org/aide'],
  ['og:image', 'https://example.org/share/landing.png'],
  ['description', 'Une page d’aide.'],
  ['twitter:card', 'summary_large_image'],
])('%s', (name, content) => {
  expect(contentOf(headOf(), name)).toBe(content);
});

test.each([
  ['fr', 'fr_FR'],
  ['en', 'en_US'],
  ['es', 'es_ES'],
])('og:locale of a page in %s', (lang, locale) => {
  expect(contentOf(headOf({ lang }), 'og:locale')).toBe(locale);
});

test.each([
  ['Aide', 'Aide · Mirabelle'],
  ['Mirabelle, ton assiette', 'Mirabelle, ton assiette'],
])('the title "%s" names the site once', (title, full) => {
  expect(headOf({ title }).title).toBe(full);
});

test('the Smart App Banner is for a real app only', () => {
  expect(contentOf(headOf(), 'apple-itunes-app')).toBeUndefined();
  const real = { ...site, appStoreId: { value: '123', sample: false } };
  expect(contentOf(headOf({ site: real }), 'apple-itunes-app')).toBe('app-id=123');
});

test('a page without an address has no canonical address', () => {
  expect(headOf().querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://example.org/aide');
  expect(headOf({ path: null }).querySelector('link[rel=canonical]')).toBeNull();
});

test('other languages are named, English for visitors of all others', () => {
  const alternates = [
    { lang: 'fr', path: '/aide' },
    { lang: 'en', path: '/support' },
  ];
  const links = Array.from(headOf({ alternates }).querySelectorAll('link[rel=alternate]'), (link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['fr', 'https://example.org/aide'],
    ['en', 'https://example.org/support'],
    ['x-default', 'https://example.org/support'],
  ]);
});

test.each([
  [true, 'noindex'],
  [false, undefined],
])('kept out of search engines: %s', (noindex, content) => {
  expect(headOf({ noindex }).querySelector('meta[name=robots]')?.getAttribute('content')).toBe(content);
});
