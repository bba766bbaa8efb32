import type { IsFound } from './engine';

/** The words of a text and what stands between them. */
const pieces = (text: string, isFound: IsFound) =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ piece, found: isFound(piece) }));

/**
 * A text in which the words that a search found are marked. The key makes React replace it as a whole: where a browser has
 * translated the page, React can't change the texts inside any more (facebook/react#11538).
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
