import { startOfFile } from '../content/diagnostic';
import type { FactKey } from '../schema/fact-keys';
import { ruleMessages } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** The documents that must be there, by their paths, and the facts that each must name. */
export const requiredDocumentFacts: Record<string, readonly FactKey[]> = {
  '/privacy': ['name', 'supportEmail', 'minimumAge', 'replyHours', 'dataExportFormat', 'dataExportPath'],
  '/terms': [
    'name',
    'supportEmail',
    'trialDays',
    'accuracyMin',
    'accuracyMax',
    'termsNoticeDays',
    'liabilityCapUsd',
    'minimumAge',
    'affiliateThreshold',
    'governingState',
  ],
};

/** The privacy policy and the terms are there, and name the facts that visitors agree to. */
export const requiredDocuments: Rule = ({ root, documents, diagnostics }) => {
  const legal = documents.filter(({ type, isArchived }) => type === 'LegalDocument' && !isArchived);
  for (const [path, keys] of Object.entries(requiredDocumentFacts)) {
    const document = legal.find((candidate) => pathOf(candidate) === path);
    const file = `legal${path}.md`;
    const position = legal.find((candidate) => candidate.file === file)?.positionOf(['path']) ?? startOfFile;
    if (!document) diagnostics.push({ file: `${root}/${file}`, ...position, message: ruleMessages.noDocument(path) });
    else if (document.validDocument)
      for (const key of keys) if (!document.tokens.includes(key)) document.reportAt([], ruleMessages.mustNameFact(key));
  }
};
