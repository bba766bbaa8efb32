import type { RawDocument } from '../content/content-document';
import { suggestion } from '../content/wording';
import type { Path } from '../schema/walk-fields';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** The head of a document names sections that exist: those with a summary or a drawing, and the form. */
export const namedSections: Rule = ({ documents }) => documents.forEach(checkSections);

function checkSections({ validDocument, texts, reportAt }: RawDocument): void {
  const sectionIds = [...new Set(texts.flatMap(({ section }) => section ?? []))];
  const checkSection = (id: string, path: Path) => {
    if (!sectionIds.includes(id)) reportAt(path, ruleMessages.noSection(id, suggestion(id, sectionIds)));
  };
  const checkSectionsOf = (key: string, entries: readonly { section: string }[] = []) => {
    for (const [index, { section }] of entries.entries()) checkSection(section, [key, index, 'section']);
  };
  if (validDocument?.type === 'Guide') checkSectionsOf('figures', validDocument.data.figures);
  if (validDocument?.type !== 'LegalDocument') return;
  checkSectionsOf('summaries', validDocument.data.summaries);
  if (validDocument.data.form) checkSection(validDocument.data.form, ['form']);
}
