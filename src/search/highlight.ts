import { toTerm } from './terms';

type Piece = { text: string; found: boolean };

/** Cuts a text at the words that were found. */
export const highlight = (text: string, terms: Pick<ReadonlySet<string>, 'has'>): Piece[] =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, found: terms.has(toTerm(piece)) }));

/** Puts the words that were found in a passage of HTML into `<mark>`, and leaves tags and entities alone. */
export const highlightHtml = (html: string, terms: Pick<ReadonlySet<string>, 'has'>): string =>
  html
    .split(/(<[^>]*>|&[^;\s]+;)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : highlight(part, terms)
            .map(({ text, found }) => (found ? `<mark>${text}</mark>` : text))
            .join(''),
    )
    .join('');
