import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../tests/support/check-content';
import { ContentCopy } from '../../../tests/support/content-copy';
import { hostileDrawings } from '../../../tests/support/hostile-drawings';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

test('every hostile drawing among the pictures is refused, with its file, line and column', () => {
  for (const [index, { bytes }] of hostileDrawings.entries()) copy.write(`images/hostile/${index}.svg`, bytes);
  const found = checkContent(copy.dir).map(({ file, line, column, message }) => [file, `${line}:${column}`, message]);
  const expected = hostileDrawings.flatMap(({ said }, index) =>
    said.map(([place, words]) => [`content/images/hostile/${index}.svg`, place, expect.stringContaining(words)]),
  );
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

const hostile = '<svg xmlns="http://www.w3.org/2000/svg"\n onload="alert(1)"/>';

test.each<[what: string, file: string, write: () => void]>([
  ['in capitals', 'content/images/A.SVG', () => copy.write('images/A.SVG', hostile)],
  ['of a hidden name', 'content/images/.a.svg', () => copy.write('images/.a.svg', hostile)],
  ['beside the content', 'static/a.svg', () => copy.write('../static/a.svg', hostile)],
  [
    'that a link leads to',
    'content/images/test/link.svg',
    () => {
      writeFileSync(path.join(copy.dir, '../elsewhere.svg'), hostile);
      copy.write('images/test/a.txt', '');
      symlinkSync('../../../elsewhere.svg', path.join(copy.dir, 'images/test/link.svg'));
      copy.write(
        'landing/features.yaml',
        copy.read('landing/features.yaml').replace('features/photo.svg', 'test/link.svg'),
      );
    },
  ],
])('a drawing %s is judged, too', (_what, file, write) => {
  write();
  expect(checkContent(copy.dir)).toContainEqual({
    file,
    line: 2,
    column: 2,
    message: 'The attribute onload may not stand in a drawing. Remove it.',
  });
});

test('a compressed drawing is refused by its name', () => {
  copy.write('images/a.svgz', 'anything');
  expect(checkContent(copy.dir)).toEqual([
    { file: 'content/images/a.svgz', line: 1, column: 1, message: expect.stringContaining('not as SVGZ') },
  ]);
});

test('the drawing that is shown piece by piece, and it alone, has no style of its own', () => {
  const table = readFileSync(path.join(copy.dir, 'images/hero/table.svg'), 'utf8');
  copy.write('images/test/styled.svg', table.replace('>', '><style>path{fill:red}</style>'));
  const use = (file: string, drawing: string) =>
    copy.write(file, copy.read(file).replace(drawing, 'images/test/styled.svg'));
  use('landing/features.yaml', 'images/features/photo.svg');
  expect(checkContent(copy.dir)).toEqual([]);
  use('landing/hero.yaml', 'images/hero/table.svg');
  expect(checkContent(copy.dir)).toEqual([
    expect.objectContaining({
      file: 'content/images/test/styled.svg',
      message: expect.stringContaining('shown one by one'),
    }),
  ]);
});
