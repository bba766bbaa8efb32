import { findConflicts } from './conflicts';

const conflict = '<<<<<<< HEAD\nun\n=======\ndeux\n>>>>>>> branch\n';

test.each([
  ['a conflict', conflict, [0]],
  ['a conflict below a text', `texte\n${conflict}`, [6]],
  ['two conflicts', conflict + conflict, [0, conflict.length]],
  ['a conflict that also shows what both began with', conflict.replace('=======', '||||||| base\nzéro\n======='), [0]],
  ['marks without names', '<<<<<<<\nun\n=======\ndeux\n>>>>>>>\n', [0]],
  ['the first mark alone', '<<<<<<< HEAD\nun\n', [0]],
  ['the last mark alone', 'un\n>>>>>>> branch\n', [3]],
  ['the line below a heading', 'Titre\n=======\n', []],
  ['arrows inside a line', 'un <<<<<<< deux >>>>>>> trois\n', []],
  ['longer rows of arrows', '<<<<<<<<\n>>>>>>>>\n', []],
  ['a quotation in a quotation', '>> Oui.\n', []],
])('%s', (_, text, offsets) => {
  expect(findConflicts(text)).toEqual(offsets);
});
