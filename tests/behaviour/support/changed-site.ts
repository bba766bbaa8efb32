import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFixtureProject } from '../../support/fixture-project';
import { siteDir } from '../../support/site-dir';

/** How long a test may take that builds a copy of the site, in milliseconds. */
export const buildTimeout = 300_000;

export type ChangedSite = {
  /** The copy of the project. */
  dir: string;
  /** The site that `build` makes of it. */
  site: string;
  /** Changes a file of `content/`. @throws if it is then as it was */
  edit: (file: string, change: (text: string) => string) => void;
  /** Builds it, today or as if it were another day. */
  build: (day?: string) => Promise<{ code: number | null; output: string }>;
  remove: () => void;
};

const otherDay = path.resolve('tests/behaviour/support/other-day.cjs');
const onDay = (day: string) => ({ TEST_DAY: day, NODE_OPTIONS: `--require ${otherDay}` });

/** A copy of the project with the fixture as its content, for tests of what an editor changes. */
export const makeChangedSite = (): ChangedSite => {
  const { dir, remove } = makeFixtureProject();
  const edit: ChangedSite['edit'] = (file, change) => {
    const whole = path.join(dir, 'content', file);
    const before = readFileSync(whole, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as it was.`);
    writeFileSync(whole, after);
  };
  const build: ChangedSite['build'] = (day) =>
    new Promise((resolve) => {
      const child = spawn('node_modules/.bin/gatsby', ['build'], {
        cwd: dir,
        env: {
          ...process.env,
          CI: '1',
          NO_COLOR: '1',
          // It would warn of them from half a year on, and no build of the same files may fail by the calendar alone.
          BROWSERSLIST_IGNORE_OLD_DATA: '1',
          ...(day && onDay(day)),
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      child.on('close', (code) => resolve({ code, output }));
    });
  return { dir, site: path.join(dir, siteDir), edit, build, remove };
};
