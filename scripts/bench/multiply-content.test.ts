import { parse } from 'yaml';
import { legalCopy, withMoreItems, withoutListLimits } from './multiply-content';

test('a list is repeated, wherever it stands, with changed copies after the originals', () => {
  const yaml = 'title: Questions\ngroups:\n  - items:\n      - id: one\n        keywords: [a]\n      - id: two\n';
  const more = withMoreItems(yaml, 3, (item, copy) => ({ ...item, id: `${item.id}-${copy}` }));
  const ids = parse(more).groups[0].items.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['one', 'two', 'one-2', 'two-2', 'one-3', 'two-3']);
  expect(more).not.toMatch(/[&*]a\d/);
});

test('a legal document is copied to an address and a title of its own', () => {
  const copy = legalCopy('---\ntitle: "Conditions : usage"\npath: /terms\nlang: fr\n---\n\nText.\n', 12);
  const [, head = '', text] = copy.split('---\n');
  expect(parse(head)).toEqual({ title: 'Conditions : usage 12', path: '/terms-12', lang: 'fr' });
  expect(text).toBe('\nText.\n');
});

test.each([
  ['z.array(testimonial).length(3).meta({})', 'z.array(testimonial).min(1).meta({})'],
  ['z.array(question).min(1).max(60).meta({})', 'z.array(question).min(1).meta({})'],
  ['z\n  .array(question)\n  .max(60)', 'z\n  .array(question).min(1)'],
  ['z.string().max(60)', 'z.string().max(60)'],
])('limits of lists are taken out of %j', (schema, expected) => {
  expect(withoutListLimits(schema)).toBe(expected);
});
