import type { IsFound } from './engine';

/** Splits a text into words and the characters between words. */
const split = (text: string, isFound: IsFound) =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ piece, isMarked: isFound(piece) }));

/**
 * A text with the words marked that a search found. The key makes React replace the whole text, because React cannot change
 * parts of a text that the browser has translated (facebook/react#11538).
 */
export const Highlighted = ({ text, isFound }: { text: string; isFound: IsFound }) => {
  const pieces = split(text, isFound);
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({ piece, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are replaced together
        isMarked ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
};

/** Marks the words of an HTML text that a search found. Tags and entities are not changed. */
export const highlightHtml = (html: string, isFound: IsFound): string =>
  html
    .split(/(<[^>]*>|&[^;\s]+;)/)
    .map((part, index) => {
      // `split` with a group gives a tag or an entity at each odd index.
      if (index % 2 === 1) return part;
      const pieces = split(part, isFound);
      return pieces.map(({ piece, isMarked }) => (isMarked ? `<mark>${piece}</mark>` : piece)).join('');
    })
    .join('');
