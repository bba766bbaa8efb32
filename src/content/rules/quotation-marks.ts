import { marksAround } from '../quotation-marks';
import { findAll, inPassages } from './in-passages';
import type { Rule } from './rule';

/** No text stands between quotation marks as a whole: visitors would see all but YAML's own, which are " and ', and not below >- or |. */
export const quotationMarks: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, ({ path, field, text, written, isUnquoted }, { type }) => {
    // A testimonial is a quotation as a whole, and has a message of its own.
    const isTestimonial = type === 'Testimonials' && path.at(-1) === 'quote';
    const marks = marksAround(written);
    if (marks && !isTestimonial && isUnquoted()) {
      const [open, close] = marks;
      const message = `The text stands between ${open} and ${close}, which visitors would see. Leave both out, or, if it is a quotation, write the sentence around it.`;
      return [{ words: open, message }];
    }
    return field.kind === 'text' && !marks ? strayMark(text) : [];
  });

/** In a text of one sentence or a few: a mark without its partner, and the two ' that YAML asks for between single quotes. */
function strayMark(text: string) {
  const [doubled] = findAll(/(?<=\p{L})''(?=\p{L})/gu, text);
  if (doubled) return [{ ...doubled, message: "Visitors would see both '. Write one apostrophe." }];
  const straight = findAll(/"/g, text);
  const [last] = straight.slice(-1);
  // Behind a figure, it may say inches.
  const withoutInches = findAll(/(?<!\d)"/g, text);
  if (last && straight.length % 2 === 1 && withoutInches.length % 2 === 1)
    return [{ ...last, message: 'This " has no partner, and visitors would see it. Remove it, or write « … ».' }];
  const mark = /[«»]/.exec(withoutQuotations(text))?.[0];
  return mark ? [{ words: mark, message: `A ${mark} has no partner. Write both, as in « … », or remove it.` }] : [];
}

/** A text without what stands between guillemets, be it a quotation in another. */
function withoutQuotations(text: string): string {
  const less = text.replace(/«[^«»]*»/g, '');
  return less === text ? text : withoutQuotations(less);
}
