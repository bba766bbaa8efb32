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
  ['the line between two versions alone', 'un\n\n=======\ndeux\n', [4]],
  ['the same, indented with its text', 'text: |\n  un\n  =======\n  deux\n', [13]],
  ['the two last marks', 'un\n=======\ndeux\n>>>>>>> branch\n', [3]],
  ['a line of another length', 'Titre\n=====\n', []],
  ['arrows inside a line', 'un <<<<<<< deux >>>>>>> trois\n', []],
  ['longer rows of arrows', '<<<<<<<<\n>>>>>>>>\n', []],
  ['a quotation in a quotation', '>> Oui.\n', []],
])('%s', (_, text, offsets) => {
  expect(findConflicts(text)).toEqual(offsets);
});
