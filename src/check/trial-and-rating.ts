import { startOfFile } from '../content/diagnostic';
import type { LoadedDocument } from '../content/loaded-document';
import { escaped } from '../content/source-text';
import { formatFact } from '../content/tokens';
import { isLanguage } from '../schema/fields';
import { ruleMessages as say } from './check-messages';
import { findWords, inPassages, type Rule } from './rule';

/** By language: what calls the trial free, says that it renews and that it can be cancelled, and where the rating is from. */
const offerWords: Partial<Record<string, Record<'free' | 'renews' | 'cancel' | 'ratingSource', string>>> = {
  fr: {
    free: 'gratuit(?:e|s|es|ement)?',
    renews: 'renouvel\\p{L}*',
    cancel: '(?:resili|annul)\\p{L}*',
    ratingSource: 'nos premières testeuses',
  },
  en: {
    free: 'free trial|for free|free of charge',
    renews: 'renew\\p{L}*',
    cancel: 'cancel\\p{L}*',
    ratingSource: 'our first testers',
  },
  es: {
    free: 'gratis|gratuit[oa]s?',
    renews: '(?:renueva|renova)\\p{L}*',
    cancel: 'cancel\\p{L}*',
    ratingSource: 'nuestras primeras probadoras',
  },
};

/** Notes each language in which the rules on the trial and the rating see nothing. */
export const unknownLanguages: Rule = ({ loaded }) =>
  [...new Set(loaded.map(({ lang }) => lang))]
    .filter((lang) => isLanguage(lang) && !offerWords[lang])
    .flatMap((lang) => {
      const first = loaded.find((document) => document.lang === lang);
      return first ? [{ ...first.diagnostic(startOfFile, say.unknownLanguage(lang)), isNote: true }] : [];
    });

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

/** The rating stands with its source. The interface's `ratingAlt` is exempt: it is read out beside the hero's source. */
export const ratingSource: Rule = ({ loaded, facts: { rating } }) =>
  loaded.flatMap((document) => {
    const { type, lang, passages } = document;
    const source = offerWords[lang]?.ratingSource;
    if (!source || rating === undefined || type === 'SiteFacts' || type === 'Interface') return [];
    if (passages.some(({ written }) => written.toLowerCase().includes(source))) return [];
    const patterns = ['\\{\\{\\s*rating\\s*\\}\\}'];
    // « 5 » may count anything; « 4,9 » is the rating, if no unit follows.
    if (!Number.isInteger(rating))
      patterns.push(`${escaped(formatFact('rating', rating, lang))}(?!\\s?(?:k?g|mg|m?l|cl|km|cm|%|€))`);
    return inPassages([document], (passage) =>
      findWords(patterns.join('|'), passage).map(({ position }) => document.diagnostic(position, say.rating(source))),
    );
  });

/** Where the rating is shown, and read out with the stars, it is the fact itself. */
export const ratingScore: Rule = ({ loaded }) =>
  inPassages(loaded, ({ path, written, find }, document) =>
    ['score', 'ratingAlt'].includes(String(path.at(-1))) && !/\{\{\s*rating\s*\}\}/.test(written)
      ? [document.diagnostic(find(written), say.score)]
      : [],
  );
