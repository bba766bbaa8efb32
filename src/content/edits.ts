/** A change to a text: what stands from `start` to `end` becomes `text`. */
export type Edit = { start: number; end: number; text: string };

/** Applies edits that do not overlap, sorted by `start`. */
export function applyEdits(source: string, edits: Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits) {
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}

/** Where an offset in the edited text stood in the source; inside a replaced range, its beginning. */
export function offsetInSource(edits: Edit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset < start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}
