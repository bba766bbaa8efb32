import { createResolvers } from './resolvers';

type Resolve = (source: object, args: object, context?: object, info?: object) => unknown;

/** The resolver of a field, such as `LegalDocument.effectiveText`. */
const resolver = (name: string): Resolve => {
  const [type = '', field = ''] = name.split('.');
  let found: Resolve | undefined;
  const add = (all: Record<string, Record<string, { resolve: Resolve }>>) => {
    found = all[type]?.[field]?.resolve;
  };
  createResolvers?.({ createResolvers: add } as never, { plugins: [] }, () => {});
  if (!found) throw new Error(`${name} has no resolver.`);
  return found;
};

/** Seven documents, more than any footer lists, and a help page. */
const pages = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ type: 'LegalDocument', path: `/${name}`, lang: 'de' })),
  { type: 'Support', path: '/help', lang: 'en' },
  { type: 'FormerVersion', path: '/a/2026-01-31', lang: 'es' },
];
type Filter = { path?: { eq: string }; replacement?: { address: { eq: string } } };
type Query = { type: string; query: { filter?: Filter } };
const facts = { siteUrl: { value: 'https://site.example' } };
const addressIn = ({ path, replacement }: Filter) => path?.eq ?? replacement?.address.eq;
const nodeModel = {
  findOne: async ({ type, query }: Query) =>
    type === 'SiteFacts'
      ? facts
      : (pages.find((page) => page.type === type && page.path === addressIn(query.filter ?? {})) ?? null),
};

/** What a query answers for the only passage of a document, of which Markdown makes the given HTML. */
const passageHtml = async (html: string, lang: string) => {
  const getNodeById = () => ({ lang, children: ['markdown'], internal: { contentDigest: html } });
  const schema = { getType: () => ({ getFields: () => ({ html: { resolve: async () => html } }) }) };
  const context = { nodeModel: { ...nodeModel, getNodeById } };
  return resolver('Prose.html')({ passages: 'a document', index: 0 }, {}, context, { schema });
};

test.each([
  ['/g', 'de'],
  ['/g#section', 'de'],
  ['/help#faq', 'en'],
  ['/a/2026-01-31#section', 'es'],
  ['/a/2026-01-31/changes', 'es'],
  ['/z', null],
  ['/', 'fr'],
  ['/#features', 'fr'],
  ['#faq', null],
  ['mailto:a@b.example', null],
  ['https://b.example/g', null],
  [undefined, null],
])('the page that %s leads to is in %p', async (to, lang) => {
  for (const type of ['LabelledLink', 'SupportCardsButton'])
    expect(await resolver(`${type}.hreflang`)({ to }, {}, { nodeModel })).toBe(lang);
});

test.each([
  ['fr', '<a href="/g#a">', '<a hreflang="de" href="/g#a" data-address="https://site.example/g#a">'],
  ['de', '<a href="/g">', '<a href="/g" data-address="https://site.example/g">'],
  ['de', '<a href="/g">two\n', '<a href="/g" data-address="https://site.example/g">two\n'],
  ['de', '<a href="/">', '<a hreflang="fr" href="/" data-address="https://site.example/">'],
  ['fr', '<a href="https://b.example/g">', '<a href="https://b.example/g" data-address="https://b.example/g">'],
  ['fr', '<a href="#a">', '<a href="#a">'],
])('Markdown in %s: %s becomes %s', async (lang, before, after) => {
  const text = (link: string) => `<p>${link}Là</a> et ${link}là</a>.</p>`;
  expect(await passageHtml(text(before), lang)).toBe(text(after));
});

test('a link whose words are its address does not repeat it on paper', async () => {
  const html = '<a href="https://b.example/">https://b.example</a>';
  expect(await passageHtml(html, 'fr')).toBe(html);
});

test.each([
  ['its own language', {}, '1er\u00a0mars\u00a02030'],
  ['that of the sentence', { lang: 'fr' }, '1er\u00a0mars\u00a02030'],
  ['that of the sentence', { lang: 'en' }, '1 March 2030'],
  ['that of the sentence', { lang: 'es' }, '1 de marzo de 2030'],
])('the day of a change is written in %s: %p', (_what, args, written) => {
  const document = { lang: 'fr', effective: '2030-03-01', effectiveText: '1er\u00a0mars\u00a02030' };
  expect(resolver('LegalDocument.effectiveText')(document, args)).toBe(written);
  expect(resolver('LegalDocument.effectiveText')({ lang: 'fr' }, args)).toBeNull();
});

test.each([
  ['2026-03-02', true],
  ['2026-03-01', false],
  [undefined, false],
])('a version that applies from %s is upcoming on 1 March 2026: %p', (effective, expected) => {
  const onTheDay = { getNodeById: () => ({ day: '2026-03-01' }) };
  for (const type of ['LegalDocument', 'FormerVersion'])
    expect(resolver(`${type}.upcoming`)({ effective }, {}, { nodeModel: onTheDay })).toBe(expected);
});
