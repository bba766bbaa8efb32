import { parseMarkdown } from '../content/markdown';
import { suggestion } from '../content/wording';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** The sections that the head of a legal document names are there: those with a summary, and the form, which has a list. */
export const legalSections: Rule = ({ loaded }) =>
  loaded.flatMap(({ document, passages, diagnosticAt }) => {
    if (document?.type !== 'LegalDocument') return [];
    const { form, summaries = [], sections } = document.data;
    const known = [...new Set(passages.flatMap(({ section }) => section ?? []))];
    const named = summaries.map(({ section }) => section);
    const ofSummaries = named.flatMap((section, index) => {
      const path = ['summaries', index, 'section'];
      if (!known.includes(section)) return [diagnosticAt(path, say.noSection(section, suggestion(section, known)))];
      return named.indexOf(section) < index ? [diagnosticAt(path, say.secondSummary(section))] : [];
    });
    if (!form) return ofSummaries;
    const section = sections.find(({ id }) => id === form);
    if (!section) return [...ofSummaries, diagnosticAt(['form'], say.noSection(form, suggestion(form, known)))];
    const hasList = parseMarkdown(section.body).children.some((node) => node.type === 'list' && !node.ordered);
    return hasList ? ofSummaries : [...ofSummaries, diagnosticAt(['form'], say.formWithoutList(form))];
  });
