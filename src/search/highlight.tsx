import type { IsFound } from './engine';

/** Cuts a text at its words. */
const pieces = (text: string, isFound: IsFound) =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ piece, found: isFound(piece) }));

/**
 * A text in which the words that a search found are marked. Another one takes its place as a whole: in a page that a
 * browser has translated, the texts within are no longer those that React knows (facebook/react#11538).
 */
export const Highlighted = ({ text, isFound }: { text: string; isFound: IsFound }) => {
  const marked = pieces(text, isFound);
  return (
    <span key={JSON.stringify(marked)}>
      {marked.map(({ piece, found }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are replaced together
        found ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
};

/** Puts the words that were found in a passage of HTML into `<mark>`, and leaves tags and entities alone. */
export const highlightHtml = (html: string, isFound: IsFound): string =>
  html
    .split(/(<[^>]*>|&[^;\s]+;)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : pieces(part, isFound)
            .map(({ piece, found }) => (found ? `<mark>${piece}</mark>` : piece))
            .join(''),
    )
    .join('');
