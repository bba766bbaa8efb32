import { startOfFile } from '../content/diagnostic';
import { isLanguage } from '../schema/fields';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** By language: what calls the trial free, says that it renews and that it can be cancelled, and where the rating is from. */
export const offerWords: Partial<Record<string, Record<'free' | 'renews' | 'cancel' | 'ratingSource', string>>> = {
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
