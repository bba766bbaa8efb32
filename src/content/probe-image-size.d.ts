// The package has no types of its own for its synchronous part.
declare module 'probe-image-size/sync' {
  /** What a picture's head says; `null` if it is none. A JPEG whose `orientation` is above 1 is shown turned or mirrored. */
  export default function probe(
    picture: Buffer,
  ): { width: number; height: number; type: string; orientation?: number } | null;
}
