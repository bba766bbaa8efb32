import { readDocument } from '../read';
import { SourceText } from '../source';
import { stars } from './stars';

const reported = (ratingMax: number | undefined, written: string) => {
  const file = 'landing/testimonials.yaml';
  const text = `items:\n  - stars: 1\n  - stars: ${written}\n`;
  const loaded = [readDocument({ type: 'Testimonials', file, lang: 'fr' }, new SourceText(file, text), {})];
  return stars({ contentDir: '', root: 'content', files: [], loaded, facts: { ratingMax } }).map(
    ({ line, message }) => `${line} ${message}`,
  );
};

test.each([
  [5, '6', ['3 stars is 6. Write 5 or less. The most is ratingMax in site.yaml.']],
  [4, '5', ['3 stars is 5. Write 4 or less. The most is ratingMax in site.yaml.']],
  [10, '10', []],
  [5, '5', []],
  // Told by the schema, or elsewhere.
  [5, 'six', []],
  [5, '11', []],
  [undefined, '9', []],
])('where the highest rating is %p, %s stars', (ratingMax, written, diagnostics) => {
  expect(reported(ratingMax, written)).toEqual(diagnostics);
});
