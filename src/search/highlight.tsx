import type { IsFound } from './engine';

/**
 * A text with the words marked that a search found. The key makes React replace the whole text, because React cannot change
 * parts of a text that the browser has translated (facebook/react#11538).
 */
export const Highlighted = ({ text, isFound }: { text: string; isFound: IsFound }) => {
  const pieces = text.split(/([\p{L}\p{M}\p{N}]+)/u).map((piece) => ({ piece, isMarked: isFound(piece) }));
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
  html.replace(/<[^>]*>|&[^;\s]+;|[\p{L}\p{M}\p{N}]+/gu, (piece) =>
    /^[<&]/.test(piece) || !isFound(piece) ? piece : `<mark>${piece}</mark>`,
  );
