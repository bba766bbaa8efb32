import { highlight } from '../search/highlight';

type Props = { text: string; terms: Pick<ReadonlySet<string>, 'has'> };

/** A text in which the words that a search found are marked. */
export const Highlighted = ({ text, terms }: Props) =>
  highlight(text, terms).map(({ text: piece, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are made anew together
    found ? <mark key={index}>{piece}</mark> : piece,
  );
