import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from '../../scripts/reliability/raw-request';
import { headersFor, pageFile } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { siteFiles } from '../../src/finish/site-files';
import { gradeHeaders } from '../support/observatory';
import { fixtureSite } from './support/fixture-site';
import { missing, test } from './support/servers';
import { expect, missingPath, sitePaths } from './support/test';

test.skip(Boolean(missing), missing);

const rules = () => parseHeadersFile(readFileSync(path.join(fixtureSite, '_headers'), 'utf8'));
const styleSheet = () => `/${siteFiles(fixtureSite).find((file) => /^styles\..*\.css$/.test(file))}`;

for (const address of sitePaths()) {
  test(`${address}: the page as built, its headers, and the highest grade`, async ({ nginx, request }) => {
    const response = await request.get(nginx.origin + address);
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(readFileSync(path.join(fixtureSite, pageFile(address)), 'utf8'));
    const headers = response.headers();
    for (const [name, value] of Object.entries(headersFor(rules(), address))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers['cache-control']).toBe('no-cache');
    const html = await response.text();
    expect(gradeHeaders({ headers, html, redirectsToHttps: true })).toMatchObject({ grade: 'A+', score: 130 });
  });
}

for (const [from, to] of [
  ['/privacy/', '/privacy'],
  ['/privacy/index.html', '/privacy'],
  ['/support/fr/', '/support/fr'],
  ['/index.html', '/'],
  ['/privacy/?a=b', '/privacy?a=b'],
]) {
  test(`${from} leads once to ${to}`, async ({ nginx, request }) => {
    const response = await request.get(nginx.origin + from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
    expect((await request.get(nginx.origin + to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const address of [missingPath, '/privacy/nothing', '/static/nothing.svg', '/404.html', '/_headers', '/static']) {
  test(`${address} answers 404 with the site's own page, which nobody keeps`, async ({ nginx, request }) => {
    const response = await request.get(nginx.origin + address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(readFileSync(path.join(fixtureSite, '404.html'), 'utf8'));
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });
}

test('hashed files are kept for ever, pages are asked for again and not sent twice', async ({ nginx, request }) => {
  const asset = await request.get(nginx.origin + styleSheet());
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const etag = (await request.get(nginx.origin)).headers().etag ?? '';
  expect((await request.get(nginx.origin, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

for (const [accepted, encoding, decompress] of [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const) {
  test(`for "${accepted}" the copy in ${encoding} is sent as it is`, async ({ nginx }) => {
    const port = Number(new URL(nginx.origin).port);
    for (const address of ['/', '/privacy', styleSheet()]) {
      const head = `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n\r\n`;
      const { headers, body } = await rawRequest(port, head);
      expect(headers.toLowerCase()).toContain(`content-encoding: ${encoding}`);
      expect(headers.toLowerCase()).toContain('vary: accept-encoding');
      const file = address === styleSheet() ? address.slice(1) : pageFile(address);
      expect(decompress(Buffer.from(body, 'latin1'))).toEqual(readFileSync(path.join(fixtureSite, file)));
    }
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
  test(`${method} is not allowed`, async ({ nginx, request }) => {
    const response = await request.fetch(nginx.origin, { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  });
}

test('the server does not tell its version', async ({ nginx, request }) => {
  for (const address of ['/', missingPath, '/%zz']) {
    const response = await request.get(nginx.origin + address);
    expect(response.headers().server).toBe('nginx');
    expect(await response.text()).not.toMatch(/nginx\/\d/);
  }
});

test('over TLS it speaks HTTP/2', async ({ nginx }) => {
  const session = connect(nginx.secureOrigin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/privacy' });
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.on('response', resolve).on('error', reject);
    session.on('error', reject);
  });
  expect(headers[':status']).toBe(200);
  expect(session.alpnProtocol).toBe('h2');
  session.destroy();
});
