// The package has no types of its own for its synchronous part.
declare module 'probe-image-size/sync' {
  /** Reads the size in the head of a picture; `null` if it is none. */
  export default function probe(picture: Buffer): { width: number; height: number; type: string } | null;
}
