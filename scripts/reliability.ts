/**
 * `npm run reliability`: tries what `docs/reliability.md` promises and writes it: each row as it is, then broken on purpose.
 * `--sabotage` only the latter, `--only ID` one row; neither writes. The exit code is 1 if a row is not as demanded.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { page } from './reliability/page';
import { releaseRows } from './reliability/releases';
import { type TriedRow, tryRow } from './reliability/row';
import { servingRows } from './reliability/serving';

const { values } = parseArgs({
  options: { sabotage: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const parts: { title: string; rows: TriedRow[] }[] = [
  { title: 'Serving', rows: servingRows },
  { title: 'Releases', rows: releaseRows },
];

const main = async () => {
  const started = Date.now();
  const rows = parts.flatMap((part) => part.rows).filter(({ id }) => !values.only || id === values.only);
  if (rows.length === 0) throw new Error(`There is no row "${values.only}".`);
  for (const row of rows) {
    for (const sabotaged of values.sabotage ? [true] : [false, true]) {
      const { outcome, asDemanded } = await tryRow(row, sabotaged);
      if (!asDemanded) process.exitCode = 1;
      const found = outcome.passed ? 'kept' : 'broken';
      console.log(
        `${asDemanded ? 'ok  ' : 'FAIL'} ${row.id}${sabotaged ? ' (sabotaged)' : ''}: ${found}. ${outcome.result}`,
      );
      row[sabotaged ? 'broken' : 'asItIs'] = outcome;
    }
  }
  if (values.sabotage || values.only) return;
  writeFileSync('docs/reliability.md', page(parts, Date.now() - started));
  execFileSync('npx', ['biome', 'format', '--write', 'docs/reliability.md'], { stdio: 'ignore' });
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
