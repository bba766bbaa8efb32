import { privacyPath, termsPath } from '../constants';
import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { pathOf } from '../pages';
import type { FactKey } from '../text/tokens';
import type { Rule } from './rule';

/** The documents that must be there, by their addresses, and the facts that each must name. */
const requiredFacts: Record<string, readonly FactKey[]> = {
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
export const legalFacts: Rule = ({ root, loaded }) => {
  const legal = loaded.filter(({ type }) => type === 'LegalDocument');
  const paths = legal.map(pathOf);
  // A document with mistakes may be meant for any address, and so may one that has the address of another.
  const areAllKnown = legal.every(({ document }) => document !== undefined) && new Set(paths).size === paths.length;
  return Object.entries(requiredFacts).flatMap(([path, keys]): Diagnostic[] => {
    const [document, twin] = legal.filter((one) => pathOf(one) === path);
    if (twin) return [];
    if (document?.missing.length)
      return [document.diagnosticAt(['needs'], 'The site cannot do without this document. Remove "needs:".')];
    if (document) return missingFacts(document, keys);
    const message = `There is no document with "path: ${path}". Bring its former version back.`;
    return areAllKnown ? [{ file: `${root}/legal${path}.md`, line: 1, column: 1, message }] : [];
  });
};

function missingFacts({ document, tokens, diagnosticAt }: LoadedDocument, keys: readonly FactKey[]): Diagnostic[] {
  const missing = document ? keys.filter((key) => !tokens.includes(key)) : [];
  return missing.map((key) => diagnosticAt([], `The document must name a fact: write {{${key}}} where it belongs.`));
}
