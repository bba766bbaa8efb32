/**
 * Adds words to the first question of an FAQ file, as an editor would.
 * @param faq the text of the file
 * @throws if no question ends on the line it begins on
 */
export const rewordQuestion = (faq: string, words: string): string => {
  const reworded = faq.replace(/^(\s*question: .*)\?(["']?)$/m, (_, before, quote) => `${before}${words}?${quote}`);
  if (reworded === faq) throw new Error('No question to reword was found in the FAQ file.');
  return reworded;
};
