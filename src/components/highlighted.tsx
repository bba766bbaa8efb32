import { highlight } from '../search/highlight';

type Props = { text: string; terms: Pick<ReadonlySet<string>, 'has'> };

/**
 * A text in which the words that a search found are marked. Another one takes its place as a whole: in a page that a
 * browser has translated, the texts within are no longer those that React knows (facebook/react#11538).
 */
export const Highlighted = ({ text, terms }: Props) => {
  const pieces = highlight(text, terms);
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({ text: piece, found }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are made anew together
        found ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
};
