import { isNoindex } from './noindex';

test.each([
  ['<head><meta data-gatsby-head="true" name="robots" content="noindex"/></head>', true],
  ['<head><meta name="robots" content="noindex"></head>', true],
  ['<head><meta name="description" content="noindex"></head>', false],
  ['<p>meta name="robots" content="noindex"</p>', false],
])('%s: %s', (html, expected) => {
  expect(isNoindex(html)).toBe(expected);
});
