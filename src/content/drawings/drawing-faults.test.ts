import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureContent } from '../../../tests/support/fixture-content';
import { hostileDrawings } from '../../../tests/support/hostile-drawings';
import { drawingFaults } from './drawing-faults';

const describeFaults = (bytes: Uint8Array, options?: { inPieces: boolean }) =>
  drawingFaults(bytes, options).map(({ line, column, message }) => [`${line}:${column}`, message]);

describe('refused, with line, column and words:', () => {
  test.each(hostileDrawings)('$what', ({ bytes, said }) => {
    expect(describeFaults(bytes)).toEqual(said.map(([place, words]) => [place, expect.stringContaining(words)]));
  });
});

test('the table holds at least forty hostile drawings', () => {
  expect(hostileDrawings.length).toBeGreaterThanOrEqual(40);
});

const fixtures = readdirSync(path.join(fixtureContent, 'images'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svg'),
);

test.each([...fixtures.map((file) => path.join(fixtureContent, 'images', file)), 'static/favicon.svg'])(
  '%s passes',
  (file) => {
    expect(drawingFaults(readFileSync(file))).toEqual([]);
  },
);

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

/** What programs for drawing write. */
test.each([
  ['the first line of an export', Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n${svg('')}`)],
  ['a byte order mark', Buffer.from(`\ufeff${svg('')}`)],
  ['a comment', svg('<!-- Generator: a program, https://example.com -->')],
  [
    'a style sheet',
    svg('<style>.a{fill:#fff;opacity:.5}@media (prefers-color-scheme:dark){.a{fill:rgb(0,0,0)}}</style>'),
  ],
  ['a style', svg('<path style="mask-type:luminance;fill:url(#a)" d="M0 0"/>')],
  [
    'a gradient',
    svg('<linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient><g fill="url(\'#a\')"/>'),
  ],
  [
    'a reference of SVG 1.1',
    Buffer.from(
      svg('<use xlink:href="#a"/>').toString().replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ),
  ],
  ['a shadow', svg('<filter id="a"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/></filter><g filter="url(#a)"/>')],
  ['a title', svg('<title>Fish &amp; chips</title>')],
  ['words', svg('<text font-family="Arial, sans-serif">A &lt; B</text>')],
])('%s passes', (_what, bytes) => {
  expect(drawingFaults(bytes)).toEqual([]);
});

test('a drawing that is shown piece by piece has no style of its own', () => {
  const styled = svg('<style>g{fill:red}</style><g style="fill:red"/>');
  expect(describeFaults(styled)).toEqual([]);
  expect(describeFaults(styled, { inPieces: true })).toEqual([
    ['1:59', expect.stringContaining('<style> may not stand in this drawing')],
    ['1:88', expect.stringContaining('The attribute style may not stand in this drawing')],
  ]);
});
