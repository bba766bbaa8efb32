import type { RawDocument } from '../content/content-document';
import { ruleMessages } from './check-messages';
import { findWords, type Rule } from './rule';

type OfferWords = Record<'free' | 'renews' | 'cancel' | 'ratingSource', string>;

/** Patterns by language: words for a free trial, its renewal, its cancellation, and the source of the rating. */
const offerWords: Partial<Record<string, OfferWords>> = {
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

/** The languages in which the rules on the trial and the rating find nothing, because they do not know its words. */
export const unknownLanguages = (documents: readonly { lang: string }[]): string[] =>
  [...new Set(documents.map(({ lang }) => lang))].filter((lang) => !offerWords[lang]);

/**
 * A file that says « gratuit » also says how long the trial lasts, that it renews, and that it is cancelled in the App
 * Store. So does the text of the call to try the app. Legal documents are exempt, because rights are free too.
 */
export const trialTerms: Rule = ({ documents }) => {
  for (const document of documents) {
    const words = offerWords[document.lang];
    if (!words || document.type === 'SiteFacts' || document.type === 'LegalDocument') continue;
    const missing = missingTerms(document, words);
    if (missing.length === 0) continue;
    const freeWords = findWords([document], words.free);
    for (const { words: free, report } of freeWords) report(ruleMessages.trial(missing, free));
    if (document.type === 'FreeTrial' && freeWords.length === 0)
      document.reportAt(['text'], ruleMessages.trial(missing));
  }
};

function missingTerms(document: RawDocument, words: OfferWords): string[] {
  const missing: string[] = [];
  if (!document.tokens.includes('trialDays')) missing.push(ruleMessages.trialDays);
  if (findWords([document], words.renews).length === 0) missing.push(ruleMessages.trialRenews);
  const appStore = findWords([document], 'app store').map(({ text }) => text);
  const saysHowToCancel = findWords([document], words.cancel).some(({ text }) => appStore.includes(text));
  if (!saysHowToCancel) missing.push(ruleMessages.trialCancel);
  return missing;
}

/** A file that holds the rating names its source. */
export const ratingSource: Rule = ({ documents }) => {
  for (const document of documents) {
    const { type, lang, texts } = document;
    const source = offerWords[lang]?.ratingSource;
    if (!source || type === 'SiteFacts') continue;
    if (texts.some(({ rawText }) => rawText.toLowerCase().includes(source))) continue;
    for (const { report } of findWords([document], '\\{\\{\\s*rating\\s*\\}\\}')) report(ruleMessages.rating(source));
  }
};

/** The rating on the page is the fact itself. */
export const ratingScore: Rule = ({ documents }) => {
  for (const document of documents)
    for (const { path, rawText } of document.texts) {
      const isScore = path.at(-1) === 'score';
      if (isScore && !/\{\{\s*rating\s*\}\}/.test(rawText)) document.reportAt(path, ruleMessages.score);
    }
};
