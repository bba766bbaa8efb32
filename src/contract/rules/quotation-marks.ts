import { marksAround } from '../quotation-marks';
import { inPassages } from './in-passages';
import type { Rule } from './rule';

/** No text stands between quotation marks as a whole: visitors would see all but YAML's own, which are " and ', and not below >- or |. */
export const quotationMarks: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, ({ path, written, isUnquoted }, { type }) => {
    const marks = marksAround(written);
    // A testimonial is a quotation as a whole, and has a message of its own.
    const isTestimonial = type === 'Testimonials' && path.at(-1) === 'quote';
    if (!marks || isTestimonial || !isUnquoted()) return [];
    const [open, close] = marks;
    const message = `The text stands between ${open} and ${close}, which visitors would see. Leave both out, or, if it is a quotation, write the sentence around it.`;
    return [{ words: open, message }];
  });
