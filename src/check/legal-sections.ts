import type { RawDocument } from '../content/content-document';
import { suggestion } from '../content/wording';
import type { Path } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** The head of a legal document names sections that exist: those with a summary, and the form. */
export const legalSections: Rule = ({ documents }) => documents.forEach(checkSections);

function checkSections({ validDocument, texts, reportAt }: RawDocument): void {
  if (validDocument?.type !== 'LegalDocument') return;
  const { form, summaries = [] } = validDocument.data;
  const sectionIds = [...new Set(texts.flatMap(({ section }) => section ?? []))];
  const checkSection = (id: string, path: Path) => {
    if (!sectionIds.includes(id)) reportAt(path, ruleMessages.noSection(id, suggestion(id, sectionIds)));
  };
  for (const [index, { section }] of summaries.entries()) checkSection(section, ['summaries', index, 'section']);
  if (form) checkSection(form, ['form']);
}
