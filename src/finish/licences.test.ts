import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { licences, packagesOf } from './licences';

test.each([
  ['webpack://site/./node_modules/react/index.js', 'node_modules/react'],
  ['webpack://site/./node_modules/@babel/runtime/helpers/a.js', 'node_modules/@babel/runtime'],
  ['webpack://site/./node_modules/a/node_modules/b/b.js', 'node_modules/a/node_modules/b'],
  ['webpack://site/./.cache/loader.js', 'node_modules/gatsby'],
  ['webpack://site/webpack/bootstrap', 'node_modules/webpack'],
])('%s comes from %s', (source, folder) => {
  expect(packagesOf([source, source])).toEqual([folder]);
});

test("the site's own sources come from no package", () => {
  expect(packagesOf(['webpack://site/./src/templates/landing.tsx'])).toEqual([]);
});

describe('the list', () => {
  let dir = '';
  const withSource = (source: string) => {
    dir = mkdtempSync(path.join(tmpdir(), 'licences-'));
    writeFileSync(path.join(dir, 'app-1.js.map'), JSON.stringify({ sources: [source] }));
    return dir;
  };
  afterEach(() => rmSync(dir, { recursive: true }));

  test('has the bundled packages and the fonts, with the texts of their licences', () => {
    const text = licences(withSource('./node_modules/react/index.js'));
    expect(text).toMatch(/^react \d+\.\d+\.\d+: MIT$/m);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toMatch(/^@fontsource\/young-serif .*: OFL-1\.1$/m);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  test('is not written while a package is unknown', () => {
    expect(() => licences(withSource('./node_modules/no-such-package/a.js'))).toThrow('no-such-package');
  });
});
