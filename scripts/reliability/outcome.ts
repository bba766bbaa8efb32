/** What one test of reliability came to. `lost` is empty if nothing was. */
export type Outcome = { test: string; tried: number; survived: number; lost: string[]; note: string };

/** An outcome from the faults that were found in a number of tries. */
export const outcome = (test: string, tried: number, faults: readonly string[], note = ''): Outcome => ({
  test,
  tried,
  survived: tried - Math.min(tried, faults.length),
  lost: [...faults],
  note,
});

/** The outcomes as a table in Markdown; of what was lost, the first three. */
export const outcomeTable = (outcomes: readonly Outcome[]): string =>
  [
    '| test | tried | survived | lost | note |',
    '| --- | ---: | ---: | --- | --- |',
    ...outcomes.map(({ test, tried, survived, lost, note }) => {
      const cells = [test, tried, survived, lost.slice(0, 3).join('; ') || 'nothing', note];
      return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
    }),
  ].join('\n');
