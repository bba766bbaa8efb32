import type { LoadedDocument } from '../content/loaded-document';
import { ruleMessages as say } from './messages';
import { findWords, inPassages, type Rule } from './rule';

/** What calls the trial free, and what must stand in the same file: that it renews, and that it can be cancelled. */
const terms: Record<string, { free: string; renews: string; cancel: string }> = {
  fr: { free: 'gratuit(?:e|s|es|ement)?', renews: 'renouvel\\p{L}*', cancel: '(?:resili|annul)\\p{L}*' },
  en: { free: 'free trial|for free|free of charge', renews: 'renew\\p{L}*', cancel: 'cancel\\p{L}*' },
  es: { free: 'gratis|gratuit[oa]s?', renews: '(?:renueva|renova)\\p{L}*', cancel: 'cancel\\p{L}*' },
};

/**
 * « Gratuit » never stands alone: its file says for how long, that the trial renews, and that it is cancelled in the App
 * Store. The call to try the app says so in any case. In legal documents, rights are free too.
 */
export const trialTerms: Rule = ({ loaded }) =>
  loaded
    .filter(({ type, file }) => type !== 'SiteFacts' && !file.startsWith('legal/'))
    .flatMap((document) => {
      const lacks = missingIn(document);
      if (lacks.length === 0) return [];
      return inPassages([document], ({ path, written }) => {
        const found = findWords(terms[document.lang]?.free ?? '(?!)', written)[0];
        const isCall = document.type === 'FreeTrial' && path[0] === 'text';
        const words = found?.words ?? (isCall ? '' : undefined);
        return words === undefined ? [] : [{ words, nth: found?.nth, message: say.trial(words, lacks) }];
      });
    });

function missingIn({ lang, passages, tokens }: LoadedDocument): string[] {
  const { renews = '', cancel = '' } = terms[lang] ?? {};
  const says = (...all: string[]) =>
    passages.some(({ written }) => all.every((words) => findWords(words, written).length > 0));
  return [
    ...(tokens.includes('trialDays') ? [] : [say.trialDays]),
    ...(says(renews) ? [] : [say.trialRenews]),
    ...(says(cancel, 'app store') ? [] : [say.trialCancel]),
  ];
}
