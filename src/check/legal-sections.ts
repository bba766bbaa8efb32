import type { RawDocument } from '../content/content-document';
import { parseMarkdown } from '../content/markdown';
import { suggestion } from '../content/wording';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** The head of a legal document names sections that exist: those with a summary, and the form, which has a list. */
export const legalSections: Rule = ({ documents }) => documents.forEach(checkSections);

function checkSections({ validDocument, texts, reportAt }: RawDocument): void {
  if (validDocument?.type !== 'LegalDocument') return;
  const { form, summaries = [], sections } = validDocument.data;
  const sectionIds = [...new Set(texts.flatMap(({ section }) => section ?? []))];
  const noSection = (id: string) => ruleMessages.noSection(id, suggestion(id, sectionIds));

  const summarised = summaries.map(({ section }) => section);
  for (const [index, id] of summarised.entries()) {
    const path = ['summaries', index, 'section'];
    if (!sectionIds.includes(id)) reportAt(path, noSection(id));
    else if (summarised.indexOf(id) < index) reportAt(path, ruleMessages.secondSummary(id));
  }
  if (!form) return;
  const section = sections.find(({ id }) => id === form);
  const hasList = parseMarkdown(section?.body ?? '').children.some((node) => node.type === 'list' && !node.ordered);
  if (!section) reportAt(['form'], noSection(form));
  else if (!hasList) reportAt(['form'], ruleMessages.formWithoutList(form));
}
