/** « 1 erreur », « 3 erreurs ». */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? 's' : ''}`;

/** « a, b et c ». */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

/** The candidate nearest in spelling to a word; undefined if none is near. */
export function mostSimilar(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.min(4, Math.floor(word.length / 3)));
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= limit ? nearest.candidate : undefined;
}

/** Levenshtein distance: how many characters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + Number(character !== b[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** « Voulais-tu écrire … ? », or the list of candidates. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const similar = mostSimilar(word, candidates);
  return similar ? `Voulais-tu écrire « ${similar} » ?` : `Possible ici : ${candidates.join(', ')}.`;
}
