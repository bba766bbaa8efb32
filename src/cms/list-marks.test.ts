import { plainListMarks } from './list-marks';

test.each([
  ['* un\n* deux', '- un\n- deux'],
  ['* un\n  * deux\n* trois', '- un\n  - deux\n- trois'],
  ['* **un** * deux', '- **un** * deux'],
  ['- un', '- un'],
  ['1. un', '1. un'],
  ['*un* mot\n\\* deux', '*un* mot\n\\* deux'],
  ['`* un`\n\n    * deux', '`* un`\n\n    * deux'],
  ['', ''],
])('%j', (markdown, expected) => {
  expect(plainListMarks(markdown)).toBe(expected);
});
