import { directionOf } from './text-direction';

test('a page in Arabic or Hebrew is read from right to left, and one in French needs to say nothing', () => {
  expect(['ar', 'he', 'fr'].map(directionOf)).toEqual(['rtl', 'rtl', undefined]);
});
