import { didYouMean } from '../similar';
import type { Rule } from './rule';

/** A summary stands above a section that its document has, and above each stands one at most. */
export const legalSummaries: Rule = ({ loaded }) =>
  loaded.flatMap(({ document, passages, diagnosticAt }) => {
    if (document?.type !== 'LegalDocument' || !document.data.summaries) return [];
    const known = [...new Set(passages.flatMap(({ section }) => section?.id ?? []))];
    const sections = document.data.summaries.map(({ section }) => section);
    return sections.flatMap((section, index) => {
      const path = ['summaries', index, 'section'];
      if (!known.includes(section)) {
        const advice = didYouMean(section, known) || ` There are: ${known.join(', ')}.`;
        return [diagnosticAt(path, `The document has no section "${section}".${advice}`)];
      }
      return sections.indexOf(section) < index
        ? [diagnosticAt(path, `"${section}" has a summary already. Make one text of the two.`)]
        : [];
    });
  });
