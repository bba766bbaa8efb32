import type { Rule } from './rule';

/** A name: what begins with a capital and begins no sentence. */
const namePattern = /(?<=[\p{L},;:] )\p{Lu}[\p{L}'’-]+/gu;

/**
 * Portraits whose description names somebody else: a testimonial that takes another's place often keeps the former words,
 * which only those who hear the page would notice (WCAG 1.1.1).
 */
export const portraits: Rule = ({ loaded }) =>
  loaded.flatMap(({ document, diagnosticAt }) =>
    document?.type === 'Testimonials'
      ? document.data.items.flatMap(({ name, alt }, index) => {
          const [named] = alt.includes(name.replace(/ \p{Lu}\.$/u, '')) ? [] : (alt.match(namePattern) ?? []);
          const message = `alt names ${named}, the testimonial is ${name}'s. Does it describe her portrait?`;
          return named ? [diagnosticAt(['items', index, 'alt'], message)] : [];
        })
      : [],
  );
