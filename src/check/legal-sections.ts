import type { RawDocument } from '../content/content-document';
import type { Diagnostic } from '../content/diagnostic';
import { parseMarkdown } from '../content/markdown';
import { suggestion } from '../content/wording';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** The head of a legal document names sections that exist: those with a summary, and the form, which has a list. */
export const legalSections: Rule = ({ documents }) => documents.flatMap(sectionDiagnostics);

function sectionDiagnostics({ validDocument, texts, diagnosticAt }: RawDocument): Diagnostic[] {
  if (validDocument?.type !== 'LegalDocument') return [];
  const { form, summaries = [], sections } = validDocument.data;
  const sectionIds = [...new Set(texts.flatMap(({ section }) => section ?? []))];
  const noSection = (id: string) => ruleMessages.noSection(id, suggestion(id, sectionIds));
  const diagnostics: Diagnostic[] = [];

  const summarised = summaries.map(({ section }) => section);
  for (const [index, id] of summarised.entries()) {
    const path = ['summaries', index, 'section'];
    if (!sectionIds.includes(id)) diagnostics.push(diagnosticAt(path, noSection(id)));
    else if (summarised.indexOf(id) < index) diagnostics.push(diagnosticAt(path, ruleMessages.secondSummary(id)));
  }
  if (!form) return diagnostics;
  const section = sections.find(({ id }) => id === form);
  const hasList = parseMarkdown(section?.body ?? '').children.some((node) => node.type === 'list' && !node.ordered);
  if (!section) diagnostics.push(diagnosticAt(['form'], noSection(form)));
  else if (!hasList) diagnostics.push(diagnosticAt(['form'], ruleMessages.formWithoutList(form)));
  return diagnostics;
}
