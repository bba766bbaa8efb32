import type { ContentType } from '../content-types';
import { valueAt } from '../field-walk';
import { highestRating } from '../schema/site';
import type { Rule } from './rule';

/** A testimonial has no more stars than the highest rating. */
export const stars: Rule = ({ loaded, facts: { rating, ratingMax } }) => {
  // A highest rating that is too low for the rating itself is reported there alone.
  if (ratingMax === undefined || (rating && rating > ratingMax)) return [];
  return loaded.flatMap(({ type, value, diagnosticAt }) => {
    const items = type === 'Testimonials' ? valueAt(value, ['items']) : undefined;
    if (!Array.isArray(items)) return [];
    return items.flatMap((item, index) => {
      const count = valueAt(item, ['stars']);
      const isTooLarge = typeof count === 'number' && count > ratingMax;
      // The schema refuses what is above every rating.
      if (!isTooLarge || count > highestRating) return [];
      const message = `stars is ${count}. Write ${ratingMax} or less. The most is ratingMax in site.yaml.`;
      return [diagnosticAt(['items', index, 'stars'], message)];
    });
  });
};

/** What draws the stars of the rating, and the text of each that says the same as a number. */
const scores: Partial<Record<ContentType, string>> = { Hero: 'rating.score', Interface: 'ratingAlt' };

/** The number beside the stars of the rating, and the one that is read out in their place, is the rating. */
export const starsScore: Rule = ({ loaded }) =>
  loaded.flatMap(({ type, passages, diagnosticAt }) =>
    passages
      .filter(({ path, written }) => path.join('.') === scores[type] && !written.includes('{{rating}}'))
      .map(({ path }) => diagnosticAt(path, 'The stars beside it show the rating in site.yaml. Write "{{rating}}".')),
  );
