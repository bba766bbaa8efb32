import { formatFact } from '../content/tokens';
import { ruleMessages as say } from './messages';
import { escaped, findWords, inPassages, type Rule } from './rule';

const sources: Record<string, string> = {
  fr: 'nos premières testeuses',
  en: 'our first testers',
  es: 'nuestras primeras probadoras',
};

/** The rating stands with its source. The interface's `ratingAlt` is exempt: it is read out beside the hero's source. */
export const ratingSource: Rule = ({ loaded, facts: { rating } }) =>
  loaded.flatMap((document) => {
    const { type, lang, passages } = document;
    const source = sources[lang];
    if (!source || rating === undefined || type === 'SiteFacts' || type === 'Interface') return [];
    if (passages.some(({ written }) => written.toLowerCase().includes(source))) return [];
    // « 5 » alone may count anything; a decimal is the rating, if no unit follows.
    const number = Number.isInteger(rating) ? '(?!)' : escaped(formatFact('rating', rating, lang));
    return inPassages([document], ({ written }) =>
      findWords(`\\{\\{\\s*rating\\s*\\}\\}|${number}(?!\\s?(?:k?g|mg|m?l|cl|km|cm|%|€))`, written).map((found) => ({
        ...found,
        message: say.rating(source),
      })),
    );
  });

/** Where the rating is shown, and read out with the stars, it is the fact itself. */
export const ratingScore: Rule = ({ loaded }) =>
  inPassages(loaded, ({ path, written }) =>
    ['score', 'ratingAlt'].includes(String(path.at(-1))) && !/\{\{\s*rating\s*\}\}/.test(written)
      ? [{ words: written, message: say.score }]
      : [],
  );
