/** How many letters of a word may be wrong. */
const tolerance = (term: string): number => {
  if (term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
};

/** How many letters two words share at their beginning. */
const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * From 0 to 1: how much a stem that was typed is another one as written, as begun, or in a longer or shorter form
 * (photo, photograph), which takes no table of a language's words.
 */
export const likeness = (typed: string, word: string, isBegun: boolean): number => {
  const shared = sharedStart(typed, word);
  const rest = typed.length + word.length - 2 * shared;
  if (rest === 0) return 1;
  if (shared < Math.min(typed.length, word.length) || (shared < 4 && !(isBegun && shared === typed.length))) return 0;
  // Few letters may be the beginning of a word by chance (cancle: canc-er).
  const most = shared > 4 || shared === typed.length ? 0.95 : 0.75;
  return most - (0.5 * rest) / (typed.length + word.length);
};

/**
 * A word as it sounds to those who write by ear, in any of the languages here (fotograf, photograph; heliminar, eliminar;
 * coneccion, conexión).
 */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('h', '')
    .replaceAll('x', 'ks')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/qu?|c/g, 'k')
    .replaceAll('v', 'b')
    .replaceAll('y', 'i')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1');

/**
 * From 0 to 1: how much a word that was typed is another one with letters wrong, missing, too many or in each
 * other's place (optimal string alignment). The first letter is hardly ever the wrong one: "cake" is not "take".
 * Of sounds, `written` is the word as it was typed: a sound of more letters (x: ks) forgives no more than the word.
 */
export const misspelling = (typed: string, word: string, written = typed): number => {
  const most = Math.min(tolerance(typed), tolerance(written));
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > most) return 0;
  let [before, above]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    if (Math.min(...current) > most) return 0;
    [before, above] = [above, current];
  }
  const wrong = above[word.length] ?? most + 1;
  return wrong > most ? 0 : 0.9 - 0.2 * wrong;
};
