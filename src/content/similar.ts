/** The candidate nearest in writing to a word, if one is near enough to be what was meant. */
export function mostSimilar(word: string, candidates: readonly string[]): string | undefined {
  // Long words with one half in common are no misspellings of each other.
  const limit = Math.max(2, Math.min(4, Math.floor(word.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** ` Did you mean "answer"?` or nothing, to be put after a sentence. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const candidate = mostSimilar(word, candidates);
  return candidate ? ` Did you mean "${candidate}"?` : '';
}

/**
 * A text without its case, spaces and punctuation: texts that say the same have the same. Punctuation says something
 * between digits (1.5 is not 15), and where there are no words.
 */
export function wordsOf(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  return plain.replace(/[\p{Z}\p{C}]|(?<!\d)\p{P}|\p{P}(?!\d)/gu, '') || plain;
}

/** Levenshtein distance: how many letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
