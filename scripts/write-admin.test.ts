import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentCopy } from '../tests/support/content-copy';

const copy = new ContentCopy();
const outDir = path.join(copy.dir, '../public/admin');
const site = copy.read('site.yaml');
const writeAdmin = () =>
  execFileSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/write-admin.ts', copy.dir, outDir], {
    encoding: 'utf8',
  });

afterAll(() => copy.remove());

test('a site that says how to sign in has the CMS, for its own repository', () => {
  copy.write(
    'site.yaml',
    `${site}
repository:
  host: github
  url: https://github.com/team/site
  branch: main
cms:
  signInUrl: https://sign-in.example.com
`,
  );
  writeAdmin();
  const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  expect(page).toContain('"backend":{"name":"github","repo":"team/site","branch":"main"');
  expect(existsSync(path.join(outDir, 'admin.js'))).toBe(true);
}, 60_000);

test('without that there is no such page, nor one from before', () => {
  mkdirSync(outDir, { recursive: true });
  copy.write('site.yaml', site);
  writeAdmin();
  expect(existsSync(outDir)).toBe(false);
}, 60_000);
