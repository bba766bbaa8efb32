import { spawnSync } from 'node:child_process';
import { ContentCopy } from '../tests/support/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

test.each([
  ['samples are left', 'site.yaml', 'sample: false', 'sample: true', 'Not ready to launch: '],
  ['the content has mistakes', 'site.yaml', 'trialDays: 3', 'trialDays: three', 'trialDays is not a number'],
])('fails while %s', (_what, file, from, to, reported) => {
  copy.write(file, copy.read(file).replace(from, to));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'scripts/launch-check.ts', '--content', copy.dir],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain(reported);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
