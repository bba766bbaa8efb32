import { privacyPath, termsPath } from '../constants';
import { type Diagnostic, startOfFile } from '../content/diagnostic';
import type { FactKey } from '../content/tokens';
import { ruleMessages as say } from './check-messages';
import { pathOf } from './pages';
import type { Rule } from './rule';

/** The documents that must be there, by their addresses, and the facts that each must name. */
const required: Record<string, readonly FactKey[]> = {
  [privacyPath]: ['name', 'supportEmail', 'minimumAge', 'replyHours', 'dataExportFormat', 'dataExportPath'],
  [termsPath]: [
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

/** The privacy policy and the terms are there, and say what visitors agree to. */
export const requiredDocuments: Rule = ({ root, loaded }) => {
  const legal = loaded.filter(({ type, isArchived }) => type === 'LegalDocument' && !isArchived);
  return Object.entries(required).flatMap(([path, keys]): Diagnostic[] => {
    const document = legal.find((one) => pathOf(one) === path);
    if (!document) return [{ file: `${root}/legal${path}.md`, ...startOfFile, message: say.noDocument(path) }];
    if (document.missingFacts.length > 0) return [document.diagnosticAt(['needs'], say.mayNotWait)];
    const missing = document.document ? keys.filter((key) => !document.tokens.includes(key)) : [];
    return missing.map((key) => document.diagnosticAt([], say.mustNameFact(key)));
  });
};
