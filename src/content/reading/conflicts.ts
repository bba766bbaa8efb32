/**
 * Where git has left two versions of a text one above the other, because it could not tell which one holds: the offset
 * of the line that begins each such place, or of what is left of one (git-merge, "How conflicts are presented").
 * Seven = below a line are no title here: those begin with #.
 */
export function findConflicts(text: string): number[] {
  let isOpen = false;
  return [...text.matchAll(/^(?:<{7}|>{7}|[ \t]*={7}(?=[ \t]*$))(?= |$)/gm)].flatMap(({ 0: mark, index }) => {
    const isRest = isOpen && !mark.startsWith('<');
    isOpen = !mark.startsWith('>');
    return isRest ? [] : [index];
  });
}
