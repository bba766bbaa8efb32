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
  build: () => Promise<{ code: number | null; output: string }>;
  remove: () => void;
};

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
  const build: ChangedSite['build'] = () =>
    new Promise((resolve) => {
      const child = spawn('node_modules/.bin/gatsby', ['build'], {
        cwd: dir,
        env: { ...process.env, CI: '1', NO_COLOR: '1' },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
      child.on('close', (code) => resolve({ code, output }));
    });
  return { dir, site: path.join(dir, siteDir), edit, build, remove };
};
