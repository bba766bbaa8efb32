import { suggestion } from '../content/wording';
import type { Path } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** The head of a legal document names sections that exist: those with a summary, and the form. */
export const legalSections: Rule = ({ documents }) => {
  for (const { validDocument, texts, reportAt } of documents) {
    if (validDocument?.type !== 'LegalDocument') continue;
    const { form, summaries = [] } = validDocument.data;
    const named: [string, Path][] = summaries.map(({ section }, i) => [section, ['summaries', i, 'section']]);
    if (form) named.push([form, ['form']]);
    const ids = [...new Set(texts.flatMap(({ section }) => section ?? []))];
    for (const [id, path] of named)
      if (!ids.includes(id)) reportAt(path, ruleMessages.noSection(id, suggestion(id, ids)));
  }
};
