const pause = 50;

/** Ends after so many milliseconds. */
export const later = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks again and again, until the answer is true.
 * @returns the answer
 * @throws after `patience` milliseconds of false answers
 */
export const until = async <Answer>(
  ask: () => Promise<Answer | undefined | null | false | 0 | ''>,
  what = 'what a test waits for',
  patience = 15_000,
): Promise<Answer> => {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`After ${patience / 1000} seconds there is not ${what}.`);
    await later(pause);
  }
};
