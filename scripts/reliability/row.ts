/** What a row of docs/reliability.md found. */
export type Outcome = { passed: boolean; result: string };

/**
 * One row of docs/reliability.md: a promise, and how it is tried. Rows are listed in `serving.ts` and `releases.ts`.
 * A row that throws has tried nothing: it counts as a mistake in the row, also when it is sabotaged.
 */
export type Row = {
  /** For `npm run reliability -- --only ID`. */
  id: string;
  /** What is promised, in words. */
  title: string;
  /** What is done to try it, and how many times. */
  tries: string;
  /** How `run(true)` breaks what the row guards, in words. */
  sabotage: string;
  /** Tries it; `result` counts what was seen. With `sabotaged`, on something broken on purpose: it must not pass. */
  run(sabotaged: boolean): Promise<Outcome>;
};

/** A row with what was seen: as it is, and broken on purpose. */
export type TriedRow = Row & { asItIs?: Outcome; broken?: Outcome };

/**
 * Tries a row.
 * @returns the outcome, and whether it is the one that is demanded: passed as it is, not passed when broken
 * @throws what the row threw, with its id
 */
export const tryRow = async (row: Row, sabotaged: boolean): Promise<{ outcome: Outcome; asDemanded: boolean }> => {
  try {
    const outcome = await row.run(sabotaged);
    return { outcome, asDemanded: outcome.passed !== sabotaged };
  } catch (cause) {
    throw new Error(`The row "${row.id}"${sabotaged ? ', sabotaged,' : ''} could not be tried.`, { cause });
  }
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The rows as a table in Markdown. */
export const table = (rows: readonly TriedRow[]): string =>
  [
    '| what is promised | how it is tried | result | broken on purpose | result then |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ title, tries, asItIs, sabotage, broken }) =>
      [title, tries, shown(asItIs), sabotage, shown(broken)].map(cell).join(' | ').replace(/.*/, '| $& |'),
    ),
  ].join('\n');

const shown = (outcome?: Outcome) => (outcome ? `${outcome.passed ? 'kept' : '**broken**'}: ${outcome.result}` : '');
