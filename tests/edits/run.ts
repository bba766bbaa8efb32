/**
 * `npm run test:edits`: no edit that the check accepts breaks a test. In copies of the project, with the fixture as
 * their content, editors' changes are made all together (that the check accepts each alone is a unit test);
 * then everything that reads the content must succeed there. The other tests bring the fixture with them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ContentFolder } from '../support/content-folder';
import { makeFixtureProject } from '../support/fixture-project';
import { additions, type Edit, removals } from './edits';

/** The unit tests read the fixture alone: if they did not, a batch would show it. */
const units = ['test:unit', '--', '--testPathIgnorePatterns', 'tests/edits/'];
const steps = [['check'], ['lint'], units, ['build'], ['test:site']];
const batches: { name: string; edits: Edit[] }[] = [
  { name: 'additions', edits: additions },
  { name: 'removals', edits: removals },
];

const env = {
  ...process.env,
  NODE_ENV: undefined,
  // Beside the server of the other browser tests.
  PLAYWRIGHT_PORT: String(Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 40),
};

/** @returns the steps that failed */
const runBatch = async ({ name, edits }: (typeof batches)[number]): Promise<string[]> => {
  const { dir, remove } = makeFixtureProject();
  const failed: string[] = [];
  try {
    console.log(`\n${name}:`);
    for (const { what, edit } of edits) {
      console.log(`  ${what}`);
      await edit(new ContentFolder(path.join(dir, 'content')));
    }
    for (const step of steps) {
      console.log(`\n${name}: npm run ${step.join(' ')}`);
      const { status } = spawnSync('npm', ['run', ...step], { cwd: dir, env, stdio: 'inherit' });
      if (status !== 0) failed.push(`npm run ${step[0]}, after the ${name}`);
      // Without a site there is nothing to visit.
      if (status !== 0 && step[0] === 'build') break;
    }
    return failed;
  } finally {
    remove();
  }
};

const main = async () => {
  const names = process.argv.slice(2);
  const failed: string[] = [];
  for (const batch of batches.filter(({ name }) => names.length === 0 || names.includes(name)))
    failed.push(...(await runBatch(batch)));
  for (const step of failed) console.error(`Failed: ${step}. The edits are listed above, in tests/edits/edits.ts.`);
  if (failed.length > 0) process.exitCode = 1;
};

void main();
