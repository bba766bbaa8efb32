import { keepBlocks } from './keep-blocks';

test.each([
  ['nothing changed', 'Un *mot*.\n\n* un\n  * deux', 'Un _mot_.\n\n- un\n    - deux', 'Un *mot*.\n\n* un\n  * deux'],
  ['another block changed', 'Un *mot*.\n\n* un', 'Un _mot_.\n\n- un\n- deux', 'Un *mot*.\n\n- un\n- deux'],
  ['blocks that changed places', '*A*\n\n# B', '# B\n\n_A_', '# B\n\n*A*'],
  ['a block added', '*A*', 'Neuf.\n\n_A_', 'Neuf.\n\n*A*'],
  ['all new', '', '_A_', '_A_'],
  ['all gone', '*A*', '', ''],
])('%s', (_what, former, written, expected) => {
  expect(keepBlocks(former, written)).toBe(expected);
});
