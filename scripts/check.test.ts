import { spawnSync } from 'node:child_process';
import { ContentCopy } from '../tests/support/content-copy';
import { fixtureContent } from '../tests/support/fixture-content';

/** Runs the command as `npm run check` does. */
const check = (...options: string[]) =>
  spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/check.ts', ...options], { encoding: 'utf8' });

test('good content: one line, and success', () => {
  const { status, stdout, stderr } = check('--content', fixtureContent);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Content is valid: \d+ files\.\n$/);
  expect(status).toBe(0);
});

test('a question in one language: a note with its place, and success', () => {
  const copy = new ContentCopy();
  const file = 'support/faq.es.yaml';
  copy.write(file, copy.read(file).replace('id: offline-use', 'id: sin-conexion'));
  const { status, stdout, stderr } = check('--content', copy.dir);
  copy.remove();
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Content is valid: \d+ files\.\n\nNotes, which keep nothing from being published:\n/);
  expect(stdout).toMatch(/^content\/support\/faq\.es\.yaml:\d+:13 {2}The question "sin-conexion" waits for English/m);
  expect(stdout).toMatch(/^content\/support\/faq\.en\.yaml:\d+:13 {2}The question "offline-use" waits for Spanish/m);
  expect(status).toBe(0);
});

test('broken content: every diagnostic with its place, their number, and failure', () => {
  const copy = new ContentCopy();
  copy.write('landing/hero.yaml', copy.read('landing/hero.yaml').replace('lede:', 'lead:'));
  copy.write('site.yaml', copy.read('site.yaml').replace('trialDays: 3', 'trialDays: three'));
  const { status, stdout, stderr } = check('--content', copy.dir);
  copy.remove();
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^content\/landing\/hero\.yaml:\d+:1 {2}lead is not known here\. Did you mean "lede"\?$/m);
  expect(stderr).toMatch(/^content\/site\.yaml:\d+:12 {2}trialDays is not a whole number\./m);
  expect(stderr).toMatch(/\n2 problems in the content\.\n$/);
  expect(status).toBe(1);
});
