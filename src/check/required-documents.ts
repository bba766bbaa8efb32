import { type Diagnostic, startOfFile } from '../content/diagnostic';
import type { FactKey } from '../schema/fact-keys';
import { ruleMessages } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** The documents that must be there, by their paths, and the facts that each must name. */
const required: Record<string, readonly FactKey[]> = {
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
export const requiredDocuments: Rule = ({ root, documents }) => {
  const legal = documents.filter(({ type, isArchived }) => type === 'LegalDocument' && !isArchived);
  return Object.entries(required).flatMap(([path, keys]): Diagnostic[] => {
    const document = legal.find((candidate) => pathOf(candidate) === path);
    if (!document) return [{ file: `${root}/legal${path}.md`, ...startOfFile, message: ruleMessages.noDocument(path) }];
    if (document.missingFacts.length > 0) return [document.diagnosticAt(['needs'], ruleMessages.mayNotWait)];
    const missing = document.validDocument ? keys.filter((key) => !document.tokens.includes(key)) : [];
    return missing.map((key) => document.diagnosticAt([], ruleMessages.mustNameFact(key)));
  });
};
