import { findInvisible } from './invisible-signs';

const controls = ['\u0000', '\u000b', '\u007f', '\u009d', '\ufffe'];
const directions = ['\u061c', '\u200e', '\u200f', ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const privateSigns = ['\ue000', '\uf0b7'];
const separators = ['\u2028', '\u2029'];
const joints = ['\u00ad', '\u200b', '\u2060', '\ufeff'];

test.each(
  [...controls, ...directions, ...joints, ...privateSigns, ...separators].map((sign) => [
    sign.charCodeAt(0).toString(16),
    sign,
  ]),
)('%s is found', (code, sign) => {
  expect(findInvisible(`ab${sign}c${sign}`)).toEqual({ offset: 2, code: `U+${code.toUpperCase().padStart(4, '0')}` });
});

test.each([
  ['a family of one emoji', '👩‍👩‍👧'],
  ['an emoji in colour', '❤️'],
  ['the flag of a country', '🇫🇷'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['letters that do not join', 'می\u200cخواهم'],
  ['no-break spaces', 'a\u00a0b\u202fc'],
  ['a tab and line breaks', 'a\tb\r\nc'],
  ['an accent as a sign of its own', 'e\u0301'],
])('%s may stand', (_, text) => {
  expect(findInvisible(text)).toBeUndefined();
});
