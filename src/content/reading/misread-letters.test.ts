import { findMisread } from './misread-letters';

test.each([
  ['Ton Ã©nergie', 4, '"Ã©"'],
  ['lâ€™eau', 1, '"â€™"'],
  ['DÃ©jÃ\u00a0', 1, '"Ã©"'],
  ['attention Â: Â\u00a0!', 13, '"Â\u00a0"'],
  ['Â« oui Â»', 0, '"Â«"'],
  ['Ã\u0089nergie', 0, '"Ã\u0089"'],
  ['fa\ufffdons', 2, 'A letter here cannot be read.'],
])('%s', (text, offset, message) => {
  expect(findMisread(text)).toEqual({ offset, message: expect.stringContaining(message) });
  expect(findMisread(text)?.message).toContain('Save the file as UTF-8');
});

test.each(['CORAÇÃO', 'AMANHÃ !', '« AMANHÃ »', 'THÉÂTRE', 'Â : une lettre', 'pâte à 3 €', 'â', 'Éà’œ'])(
  '%s is true text',
  (text) => {
    expect(findMisread(text)).toBeUndefined();
  },
);
