import { footerDocuments } from './resolvers';

const shown = (...paths: string[]) => footerDocuments(paths.map((path) => ({ path }))).map(({ path }) => path);

test('the footer lists six documents, those that the law asks for first, and no former one', () => {
  expect(shown('/terms', '/cookies', '/privacy')).toEqual(['/privacy', '/terms', '/cookies']);
  expect(shown('/a', '/b', '/c', '/d', '/e', '/terms', '/mediation', '/privacy')).toEqual([
    '/privacy',
    '/terms',
    '/mediation',
    '/a',
    '/b',
    '/c',
  ]);
  expect(footerDocuments([{ path: '/terms', former: true }])).toEqual([]);
});
