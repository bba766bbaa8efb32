import { inFooterOrder } from './footer-order';

const listed = (...paths: string[]) => inFooterOrder(paths.map((path) => ({ path }))).map(({ path }) => path);

test('the footer lists every document, those that the law asks for first', () => {
  expect(listed('/terms', '/cookies', '/privacy')).toEqual(['/privacy', '/terms', '/cookies']);
  const others = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  expect(listed('/mediation', ...others.toReversed(), '/privacy')).toEqual(['/privacy', '/mediation', ...others]);
});
