import { footerDocuments } from './resolvers';

const listed = (...paths: string[]) => footerDocuments(paths.map((path) => ({ path }))).map(({ path }) => path);

test('the footer lists every document, those that the law asks for first, but no archived version', () => {
  expect(listed('/terms', '/cookies', '/privacy')).toEqual(['/privacy', '/terms', '/cookies']);
  const others = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  expect(listed(...others, '/mediation', '/privacy')).toEqual(['/privacy', '/mediation', ...others]);
  expect(footerDocuments([{ path: '/terms', former: true }])).toEqual([]);
});
