import type { LoadedDocument } from '../document';
import { formatFact } from '../text/tokens';
import { findAll, holds, inPassages } from './in-passages';
import { numerals } from './numerals';
import type { Rule } from './rule';
import { anyOf, wholeWords } from './whole-words';

const number = `(?:${numerals})`;

const differenceIn = (units: string) =>
  `ecarts? d(?:e |['’])(?:quelques|environ|plus|moins|pres|au|l['’]ordre|${number})(?: [^ .!?,;:]+){0,3} ?(?:${units})`;

/** Not behind what makes an « écart » a fault, though it is counted in calories. */
const notAsFault =
  "(?<!(?:fai\\p{L}*|fit|apres|malgre|rattrap\\p{L}*|compens\\p{L}*) (?:un |des |les |l['’]))(?<!(?:mon|ton|mes|tes|votre|vos) )";

/** « Écart » as a difference in numbers, or as a place apart: neither is a fault, as one that somebody makes is. */
const differences = [
  differenceIn('%|points?'),
  notAsFault + differenceIn('k?cal(?:ories?)?|grammes?|k?g|m?l'),
  "l['’]ecart entre",
  "a l['’]ecart",
];

/** Words that shame, with the endings of feminine and plural. They stand here, not in the content: no edit lifts them. */
const bannedWords = [
  { words: 'craquages?', write: '"envie"' },
  { words: 'ecarts?', write: '"plaisir", or "différence" between numbers', spared: differences },
  { words: 'interdite?s?', write: '"non autorisé"' },
  { words: 'detox', write: '"équilibre"' },
  { words: 'brule[- ]graisses?', write: '"énergie"' },
  { words: 'silhouettes? de reve', write: '"bien dans ton corps"' },
  { words: 'summer bod(?:y|ies)', write: '"toute l’année"' },
].map(({ words, write, spared = [] }) => ({ pattern: wholeWords(words), write, spared: spared.map(wholeWords) }));

const anyBanned = anyOf(bannedWords.map(({ pattern }) => pattern));

/** The words that shame stand in no text of today. */
export const banned: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, (passage) => {
    if (!holds(passage.text, anyBanned)) return [];
    return bannedWords.flatMap(({ pattern, write, spared }) =>
      findAll(pattern, passage.text, spared).map((found) => ({
        ...found,
        message: `"${found.words}" is among the words that this site does not use. Write ${write}, or say it another way.`,
      })),
    );
  });

const weight = '(?:kg|kilos?|kilogrammes?|kilogramos?|livres?|lbs?|pounds?|libras?|tailles?|sizes?|tallas?)';
const time = '(?:jours?|semaines?|mois|days?|weeks?|months?|dias?|semanas?|mes|meses)';

/** What is lost with a subscription, and weighs nothing. */
const rights = 'premium|acces\\p{L}*|abonn\\p{L}*|subscri\\p{L}*|suscri\\p{L}*|donnees|data|datos';

/** The same for things that are lost, if they come right after the verb: one may lose weight with a telephone. */
const things =
  'i?phones?|telephones?|telefonos?|movil|comptes?|accounts?|cuentas?|mots? de passe|passwords?|contrase[nñ]as?|series?|streaks?|rachas?';

/** « Un téléphone perdu », and to drop a line, promise nothing. */
const losing = `(?:perd(?!u)\\p{L}*|(?<!(?:${things}|${rights}) )perdu\\p{L}*|maigri\\p{L}*|minci\\p{L}*|(?:je|tu) fonds|(?<!(?:le|au|du|un) )fond(?:re|ent|ez|ons|u\\p{L}*|ra\\p{L}*)?(?!\\p{L})|lose|losing|lost|drop(?! (?:us|me|in|by) )|shed|pierd\\p{L}*|adelgaz\\p{L}*)`;

/** What is lost without weighing anything. */
const lostOtherwise = `(?:[^.!?]{0,40}[ ’'](?:${rights})|\\p{L}*(?: \\p{L}{1,5})? (?:${things}))(?!\\p{L})`;

/** An amount of weight, or a time to lose it in. */
const promises = [
  `${losing}[^.!?]{0,40}?${number} ?${weight}`,
  `${losing}(?!${lostOtherwise})(?:(?!, (?:on|nous|tu|tes|we|you|your) )[^.!?:]){0,40}? (?:en|in) ${number} ${time}`,
  `(?<!\\d\\s?)[-–−] ?${number} ?${weight}`,
  `${number} ?${weight} (?:en moins|de moins|less|menos|(?:en|in|par|per|por) [^.!?]{0,20}?${time})`,
].map(wholeWords);

const anyPromise = anyOf(promises);

/** Nobody is promised how much weight they lose, nor how fast. */
export const weightPromises: Rule = ({ root, loaded }) =>
  inPassages(root, loaded, (passage) => {
    if (!holds(passage.text, anyPromise)) return [];
    return promises
      .flatMap((pattern) => findAll(pattern, passage.text))
      .slice(0, 1)
      .map((found) => ({
        ...found,
        message: `"${found.words}" promises an amount or a rate of weight loss. Say what the app does instead.`,
      }));
  });

/** What asks for the terms of the trial beside it. */
export const freeWords = wholeWords('gratuit\\p{L}*|free trial|for free|free of charge|gratis');

const aboutTheApp = /essai|abonn|appli|premium|trial|subscri|prueba|suscri/i;

/**
 * « Gratuit » never stands alone: its file says for how long, that the trial renews, and where to cancel.
 * The call to try the app says so in any case.
 */
export const freeTrialTerms: Rule = ({ root, loaded }) =>
  loaded.flatMap((document) => {
    const lacks = trialTermsMissingIn(document);
    if (lacks.length === 0) return [];
    return inPassages(root, [document], (passage) => {
      const isCall = document.type === 'FreeTrial' && passage.path[0] === 'text';
      // By law, more is free than the trial: to object, for instance, and mediation.
      if (document.type === 'LegalDocument' && !aboutTheApp.test(passage.text)) return [];
      const found = findAll(freeWords, passage.text)[0] ?? (isCall ? { words: passage.text } : undefined);
      if (!found) return [];
      const rest =
        document.type === 'SiteFacts'
          ? ', and a fact holds nothing beside it. Write it without.'
          : `: say in the same file ${lacks.join(', and ')}.`;
      return [{ ...found, message: `"${found.words}" does not stand alone${rest}` }];
    });
  });

function trialTermsMissingIn({ passages, tokens }: LoadedDocument): string[] {
  const lacks = [
    !tokens.includes('trialDays') && 'for how many days ({{trialDays}})',
    !passages.some(({ text }) => /renouvel|renew|renueva|renova/i.test(text)) && 'that it renews',
    !passages.some(({ text }) => /résili|annul|cancel/i.test(text) && text.includes('App Store')) &&
      'that it is cancelled in the App Store account',
  ];
  return lacks.filter((one) => one !== false);
}

const ratingSources: Record<string, RegExp> = {
  fr: /nos premières testeuses/i,
  en: /our first testers/i,
  es: /nuestras primeras probadoras/i,
};

/** The rating stands with its source. The interface's `ratingAlt` is exempt: it is read out beside the hero's source. */
export const ratingSource: Rule = ({ root, loaded, facts: { rating } }) => {
  if (rating === undefined) return [];
  const documents = loaded.filter(({ type }) => type !== 'SiteFacts' && type !== 'Interface');
  return documents.flatMap((document) => {
    const source = ratingSources[document.lang] ?? ratingSources.fr;
    // « Nos 214 premières testeuses » is the source, too.
    if (document.passages.some(({ text }) => source?.test(text.replace(/\d+\s/g, '')))) return [];
    const written = formatFact('rating', rating, document.lang);
    const literal = wholeWords(`${written.replace('.', '\\.')}(?! ?(?:[mk]?g|[cm]?l|[ckm]?m|%|€)(?!\\p{L}))`);
    return inPassages(root, [document], (passage) => {
      const isToken = passage.facts.some(({ name }) => name === 'rating');
      const isLiteral = !Number.isInteger(rating) && findAll(literal, passage.text).length > 0;
      if (!isToken && !isLiteral) return [];
      return [
        {
          words: isToken ? '{{rating}}' : written,
          message: `The rating ${written} lacks its source. Write « ${source?.source ?? ''} » beside it.`,
        },
      ];
    });
  });
};
