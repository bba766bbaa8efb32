import { escaped } from '../content/source-text';
import { formatFact } from '../content/tokens';
import { ruleMessages as say } from './check-messages';
import { offerWords } from './offer-languages';
import { findWords, inPassages, type Rule } from './rule';

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
