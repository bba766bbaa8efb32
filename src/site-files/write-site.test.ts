import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../content/list-files';
import type { Facts } from '../schema/site';
import { type Site, writeSite } from './write-site';

const style = '<style data-identity="gatsby-global-css">p{}</style>';
const page = (body: string) => `<html><head>${style}</head><body>${body}</body></html>`;

let dir: string;
const at = (file: string) => path.join(dir, file);
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
};
const folders = () => ({ from: at('public'), to: at('dist'), unchanged: at('static') });
const site: Site = {
  pagePaths: ['/', '/404.html', '/terms', '/terms/2025-06-15', '/support/fr'],
  archivedPaths: ['/terms/2025-06-15'],
  name: 'A',
  description: 'B',
  facts: { securityContact: 'mailto:a@b.example', supportLanguages: ['fr'], siteUrl: 'https://b.example' } as Facts,
  search: { pagePaths: ['/support/fr'], text: '', sources: [] },
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'write-site-'));
  write({
    'public/index.html': page('<p><img src="/static/a1/b%20c&#x27;d%20(1.svg"></p>'),
    'public/404.html': page(''),
    'public/terms/index.html': page(''),
    'public/terms/2025-06-15/index.html': page(''),
    'public/support/fr/index.html': page('<form data-island="/static/island-1.js"></form>'),
    "public/static/a1/b c'd (1.svg": '<svg/>',
    'public/static/island-1.js': 'fetch("/static/fr-1.json")',
    'public/static/fr-1.json': '{}',
    'public/static/old/unused.svg': '<svg/>',
    'public/page-data/index/page-data.json': '{}',
    'public/app-1.js': '',
    'static/_headers': '/*\n',
    'static/page.js': '',
    'static/Thumbs.db': '',
  });
});
afterEach(() => rmSync(dir, { recursive: true }));

test('the site holds flat pages and the files that they mention, and nothing of Gatsby’s', async () => {
  await writeSite(folders(), site, async (finished) => writeFileSync(path.join(finished, 'more'), ''));
  expect(existsSync(at('dist/Thumbs.db'))).toBe(false);
  expect(readFileSync(at('dist/sitemap.xml'), 'utf8').match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://b.example/</loc>',
    '<loc>https://b.example/terms</loc>',
    '<loc>https://b.example/support/fr</loc>',
  ]);
  const securityTxt = readFileSync(at('dist/.well-known/security.txt'), 'utf8');
  expect(securityTxt).toContain('Contact: mailto:a@b.example\n');
  const [, expires = ''] = /^Expires: (.+T00:00:00Z)$/m.exec(securityTxt) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  // RFC 9116: within a year
  expect(Math.ceil(days)).toBe(364);
  expect(filesBelow(at('dist'))).toEqual([
    '.well-known/security.txt',
    '404.html',
    '_headers',
    'index.html',
    'licences.txt',
    'manifest.webmanifest',
    'more',
    'page.js',
    'robots.txt',
    'sitemap.xml',
    "static/a1/b c'd (1.svg",
    'static/fr-1.json',
    'static/island-1.js',
    'support/fr.html',
    'terms.html',
    'terms/2025-06-15.html',
  ]);
});

test('the earlier site is replaced as a whole, or stays as a whole if the build fails', async () => {
  write({ 'dist/earlier.html': '' });
  await expect(writeSite(folders(), { ...site, pagePaths: ['/', '/missing'] })).rejects.toThrow('missing');
  const failing = async () => {
    throw new Error('full');
  };
  await expect(writeSite(folders(), site, failing)).rejects.toThrow('full');
  expect(filesBelow(at('dist'))).toEqual(['earlier.html']);
  await writeSite(folders(), site);
  expect(existsSync(at('dist/earlier.html'))).toBe(false);
  expect(existsSync(at('dist.new'))).toBe(false);
});
