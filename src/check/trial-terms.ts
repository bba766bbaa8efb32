import type { LoadedDocument } from '../content/loaded-document';
import { ruleMessages as say } from './check-messages';
import { offerWords } from './offer-languages';
import { findWords, inPassages, type Rule } from './rule';

/**
 * « Gratuit » never stands alone: its file says for how long, that the trial renews, and that it is cancelled in the App
 * Store. The call to try the app says so in any case. In legal documents, rights are free too.
 */
export const trialTerms: Rule = ({ loaded }) =>
  loaded.flatMap((document) => {
    const terms = offerWords[document.lang];
    if (!terms || document.type === 'SiteFacts' || document.type === 'LegalDocument') return [];
    const missing = missingTerms(document, terms);
    if (missing.length === 0) return [];
    return inPassages([document], (passage) => {
      const [free] = findWords(terms.free, passage);
      if (free) return [document.diagnostic(free.position, say.trial(missing, free.words))];
      const isCall = document.type === 'FreeTrial' && passage.path[0] === 'text';
      return isCall ? [document.diagnosticAt(passage.path, say.trial(missing))] : [];
    });
  });

function missingTerms({ passages, tokens }: LoadedDocument, terms: Record<'renews' | 'cancel', string>): string[] {
  const hasPassage = (...patterns: string[]) =>
    passages.some((passage) => patterns.every((pattern) => findWords(pattern, passage).length > 0));
  return [
    ...(tokens.includes('trialDays') ? [] : [say.trialDays]),
    ...(hasPassage(terms.renews) ? [] : [say.trialRenews]),
    ...(hasPassage(terms.cancel, 'app store') ? [] : [say.trialCancel]),
  ];
}
