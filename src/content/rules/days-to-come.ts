import type { Diagnostic } from '../diagnostic';
import type { Path } from '../field-walk';
import { today } from '../today';
import type { Rule } from './rule';

/** Facts that tell of what has been. */
const keys = ['copyrightYear', 'legalReviewed'] as const;

/** Nobody has agreed to anything, or published it, in a year or on a day that is still to come. */
export const daysToCome: Rule = ({ loaded, facts }) =>
  loaded.flatMap(({ type, document, diagnosticAt }) => {
    const report = (path: Path, time: number | string | undefined): Diagnostic[] => {
      if (time === undefined) return [];
      const now = today().slice(0, String(time).length);
      const message = `${path.at(-1)} (${time}) is still to come. Write ${now} or an earlier one.`;
      return String(time) > now ? [diagnosticAt(path, message)] : [];
    };
    if (type === 'SiteFacts') return keys.flatMap((key) => report([key], facts[key]));
    if (document?.type !== 'Testimonials') return [];
    return document.data.items.flatMap(({ consent }, index) => report(['items', index, 'consent'], consent));
  });
