import { textDirection } from './text-direction';

test('a page in Hebrew or Arabic is written from right to left, a page in French is not', () => {
  expect(['he', 'ar', 'fr'].map(textDirection)).toEqual(['rtl', 'rtl', undefined]);
});
