/**
 * The middle of some numbers.
 * @throws if there are none
 */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new Error('The median of nothing was asked for.');
  return (low + high) / 2;
};
