import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outdatedFiles } from './outdated-files';

const dir = mkdtempSync(path.join(tmpdir(), 'outdated-files-'));
afterAll(() => rmSync(dir, { recursive: true }));

const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
write(
  'index.html',
  '<img src="/static/dffe98/facade.svg"><img src="/static/kept-0123abcd.svg"><img srcset="/static/00112233445566778899aabbccddeeff/ab12c/%C3%A9.jpg">',
);
write('page-data/index/page-data.json', '"/static/data-1123abcd.svg"');
write('chunk-map.json', '"/app-2123abcd.js"');
write('app-2123abcd.js', '"a-"+{7:"3123abcd"}[n]+".js"');
write('a-3123abcd.js');
write('static/kept-0123abcd.svg');
write('static/data-1123abcd.svg');
write('static/00112233445566778899aabbccddeeff/ab12c/é.jpg');
write('static/without-a-digest.txt');
write('static/dffe98/facade.svg');
write('icons/not-hashed.svg');

test('what pages, data and scripts lead to stays', () => {
  expect(outdatedFiles(dir)).toEqual([]);
});

test('what nothing leads to is outdated, and what only such a file leads to', () => {
  const former = [
    'app-4123abcd.js',
    'static/0a1b2c/facade.svg',
    'static/ffeeddccbbaa99887766554433221100/ab12c/photo.avif',
    'static/former-5123abcd.svg',
  ];
  for (const file of former) write(file, file.startsWith('app') ? '"/static/former-5123abcd.svg"' : '');
  expect(outdatedFiles(dir)).toEqual(former);
});
