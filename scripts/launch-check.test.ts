import { spawnSync } from 'node:child_process';
import { ContentCopy } from '../tests/support/content-copy';
import { makeReady } from '../tests/support/ready-content';

const copy = new ContentCopy();
afterAll(() => copy.remove());
makeReady(copy);
const ready = { site: copy.read('site.yaml'), badge: copy.read('interface.fr.yaml') };

const launchCheck = (...options: string[]) =>
  spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/launch-check.ts', '--content', copy.dir, ...options], {
    encoding: 'utf8',
  });

afterEach(() => {
  copy.write('site.yaml', ready.site);
  copy.write('interface.fr.yaml', ready.badge);
});

test('says that nothing is left, and succeeds', () => {
  const { status, stdout, stderr } = launchCheck();
  expect(stderr).toBe('');
  expect(stdout).toBe('Ready to launch. Nothing is left to do.\n');
  expect(status).toBe(0);
});

test('fails while something obligatory is left', () => {
  copy.write('site.yaml', ready.site.replace(/^ {2}sample: false/m, '  sample: true'));
  const { status, stdout } = launchCheck();
  expect(stdout).toContain('name is a sample');
  expect(stdout).toContain('Not ready to launch: 1 left that must be done.');
  expect(status).toBe(1);
});

test('succeeds, and says so, while only the rest is left', () => {
  copy.write('interface.fr.yaml', ready.badge.replace(/ {2}artwork: .*\n/, ''));
  const { status, stdout } = launchCheck();
  expect(stdout).toMatch(/^SHOULD be done \(1\)\n/);
  expect(stdout).toMatch(/\nReady to launch\. This list is no legal advice\.\n$/);
  expect(status).toBe(0);
});

test('says the same to a program', () => {
  copy.write('site.yaml', ready.site.replace(/^ {2}sample: false/m, '  sample: true'));
  const { status, stdout } = launchCheck('--json');
  expect(JSON.parse(stdout)).toEqual({
    ready: false,
    tasks: [
      {
        level: 'must',
        what: expect.stringContaining('name is a sample'),
        rule: expect.any(String),
        todo: expect.any(String),
        file: 'content/site.yaml',
        key: 'name',
      },
    ],
  });
  expect(status).toBe(1);
});

test('fails while the content has mistakes, and lists those alone', () => {
  copy.write('site.yaml', ready.site.replace('trialDays: 3', 'trialDays: three'));
  const { status, stdout, stderr } = launchCheck();
  expect(stderr).toContain('trialDays is not a whole number');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
