/** The site as deploy/nginx.conf serves it. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { missingForNginx } from '../../scripts/serve-nginx';
import { headersFor, parseHeaders } from '../../scripts/site-server';
import { filesBelow } from '../../src/content/list-files';
import { serveWithNginx } from './support/nginx';
import { expect, test } from './support/test';

test.skip(Boolean(missingForNginx), missingForNginx);
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof serveWithNginx>>;
test.beforeAll(async () => {
  nginx = await serveWithNginx();
});
test.afterAll(() => nginx?.stop());

test('each file of the site comes as built, with the headers that other hosts are told to send', async () => {
  const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));
  for (const file of filesBelow('dist').filter((name) => name !== '_headers')) {
    const address = file === '404.html' ? '/nothing-is-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const { status, headers, body } = await nginx.ask(address);
    expect(status, file).toBe(file === '404.html' ? 404 : 200);
    expect(body.equals(readFileSync(`dist/${file}`)), file).toBe(true);
    const expected = { 'cache-control': 'no-cache', ...headersFor(rules, address) };
    for (const [name, value] of Object.entries(expected)) expect(headers[name], file).toBe(value);
    expect(headers['content-type'], file).not.toBe('application/octet-stream');
  }
});

test('a page has one address, and what is no page of the site is the 404 page', async ({ site }) => {
  const page = site.legal[0]?.address ?? '';
  for (const [address, status, location] of [
    [`${page}/`, 301, page],
    [`${page}.html`, 301, page],
    [`${page}/?q=a`, 301, `${page}?q=a`],
    ['/index.html', 301, '/'],
    ['//other.example/', 301, '/other.example'],
    [`${page}%0d%0aSet-Cookie:%20a=b/`, 404],
    ['/_headers', 404],
    ['/404', 404],
    ['/static', 404],
    ['/static/nothing.svg', 404],
  ] as const) {
    const { headers, body, ...answer } = await nginx.ask(address);
    expect(answer.status, address).toBe(status);
    expect(headers.location, address).toBe(location);
    expect(headers['set-cookie'], address).toBeUndefined();
    if (status !== 404) continue;
    expect(headers['cache-control'], address).not.toMatch(/max-age=\d{3}/);
    expect(body.equals(readFileSync('dist/404.html')), address).toBe(true);
  }
});

test('another name gets no answer, and www leads to the site', async ({ site }) => {
  await expect(nginx.ask('/', { headers: { Host: 'other.example' } })).rejects.toThrow(/hang up|ECONNRESET/);
  const path = `${site.legal[0]?.address}?a=b`;
  const { status, headers } = await nginx.ask(path, { headers: { Host: 'www.localhost' } });
  expect([status, headers.location]).toEqual([301, `http://localhost${path}`]);
});

test('texts are compressed', async () => {
  const { headers, body } = await nginx.ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(body).equals(readFileSync('dist/index.html'))).toBe(true);
});
