import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect as tlsConnect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { daysLeft, differences } from '../../scripts/health-check/site-online';
import { filesBelow } from '../../src/content/files-below';
import { filePolicy, headersFor, pageFile } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { fixtureSite } from './support/fixture-site';
import { missing, test } from './support/servers';
import { expect, missingPath, sitePaths } from './support/test';

test.skip(Boolean(missing), missing);

const rules = () => parseHeadersFile(readFileSync(path.join(fixtureSite, '_headers'), 'utf8'));
const styleSheet = () => `/${filesBelow(fixtureSite).find((file) => /^styles\..*\.css$/.test(file))}`;

/** Asks as nothing but a program can: Playwright decompresses. */
const ask = async (address: string, accepted: string) => {
  const headers = { 'Accept-Encoding': accepted };
  const response = await new Promise<IncomingMessage>((resolve) => get(address, { headers }, resolve));
  return { headers: response.headers, body: await buffer(response) };
};

for (const address of sitePaths()) {
  test(`${address}: the page as built, and its headers`, async ({ nginx, request }) => {
    const response = await request.get(nginx.origin + address);
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(readFileSync(path.join(fixtureSite, pageFile(address)), 'utf8'));
    const headers = response.headers();
    for (const [name, value] of Object.entries(headersFor(rules(), address))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers['cache-control']).toBe('no-cache');
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

for (const address of [
  missingPath,
  '/privacy/nothing',
  '/static/nothing.svg',
  '/404.html',
  '/_headers',
  '/static',
  '/static/',
]) {
  test(`${address} answers 404 with the site's own page, which nobody keeps`, async ({ nginx, request }) => {
    const response = await request.get(nginx.origin + address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe(readFileSync(path.join(fixtureSite, '404.html'), 'utf8'));
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });
}

test('drawings are sent with a policy that lets nothing run, and security.txt as text', async ({ nginx, request }) => {
  const drawings = filesBelow(fixtureSite).filter((file) => file.endsWith('.svg'));
  expect(drawings).toContain('favicon.svg');
  for (const drawing of drawings) {
    const response = await request.get(`${nginx.origin}/${drawing}`);
    expect(response.status(), drawing).toBe(200);
    expect(response.headers()['content-security-policy'], drawing).toBe(filePolicy);
  }
  const font = filesBelow(fixtureSite).find((file) => /^static\/.*\.woff2$/.test(file));
  expect((await request.get(`${nginx.origin}/${font}`)).headers()['content-security-policy']).toBe(filePolicy);
  const text = await request.get(`${nginx.origin}/.well-known/security.txt`);
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

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
    for (const address of ['/', '/privacy', styleSheet()]) {
      const { headers, body } = await ask(nginx.origin + address, accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      const file = address === styleSheet() ? address.slice(1) : pageFile(address);
      expect(decompress(body)).toEqual(readFileSync(path.join(fixtureSite, file)));
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

test('the server does not say its version', async ({ nginx, request }) => {
  for (const address of ['/', missingPath, '/%zz']) {
    const response = await request.get(nginx.origin + address);
    expect(response.headers().server).toBe('nginx');
    expect(await response.text()).not.toMatch(/nginx\/\d/);
  }
});

for (const [name, target, statuses] of [
  ['path traversal', '/..%2f..%2f..%2fetc/passwd', [400, 404]],
  ['a file outside of the site', '/static/../../server.conf', [400, 404]],
  ['an invalid escape', '/%zz', [400]],
  ['a line break', '/privacy%0d%0aSet-Cookie:%20a=b/', [404]],
  ['an address of 10 kB', `/${'a'.repeat(10_000)}`, [414]],
] as const) {
  test(`${name} is refused, and the site stays`, async ({ nginx }) => {
    const { hostname, port } = new URL(nginx.origin);
    const response = await new Promise<IncomingMessage>((resolve) => get({ hostname, port, path: target }, resolve));
    expect(statuses).toContain(response.statusCode);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await ask(nginx.origin, 'br')).headers['content-encoding']).toBe('br');
  });
}

for (const [name, method, headers, status] of [
  ['a method that is not allowed', 'DELETE', {}, 405],
  ['a condition that does not hold', 'GET', { 'If-Match': '"other"' }, 412],
] as const) {
  test(`${name} at a hashed file: nobody keeps the error`, async ({ nginx, request }) => {
    const response = await request.fetch(nginx.origin + styleSheet(), { method, headers });
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });
}

test('a part of a file is not to be had, so that no error about it is kept', async ({ nginx, request }) => {
  const response = await request.get(nginx.origin + styleSheet(), { headers: { Range: 'bytes=99999999-' } });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the health check finds the site as it was built, and names what is not', async ({ nginx }) => {
  expect(await differences(nginx.origin, fixtureSite)).toEqual([]);
  const changed = mkdtempSync(path.join(tmpdir(), 'changed-site-'));
  cpSync(fixtureSite, changed, { recursive: true });
  const headersFile = path.join(changed, '_headers');
  writeFileSync(headersFile, readFileSync(headersFile, 'utf8').replace("default-src 'none'", "default-src 'self'"));
  writeFileSync(path.join(changed, 'privacy/index.html'), 'Other words');
  const found = await differences(nginx.origin, changed);
  rmSync(changed, { recursive: true });
  expect(found).toContain('/privacy: not as built');
  expect(found.join()).toContain('Content-Security-Policy is');
  expect(await differences('http://localhost:1', fixtureSite)).toContainEqual(expect.stringMatching(/^\/: no answer/));
});

test('a certificate that no browser takes has no days left to name', async ({ nginx }) => {
  // It is made for this machine and no authority knows it.
  expect(await daysLeft(nginx.secureOrigin)).toBeUndefined();
});

test('it says how long a certificate lasts that an authority knows', async ({ nginx }) => {
  const { port } = new URL(nginx.secureOrigin);
  const socket = tlsConnect({ port: Number(port), host: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { raw, valid_to } = socket.getPeerCertificate();
  socket.destroy();
  const dir = mkdtempSync(path.join(tmpdir(), 'authority-'));
  const authority = path.join(dir, 'authority.pem');
  writeFileSync(authority, `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`);
  const script = ['run', '-s', 'health-check', '--', '--origin', nginx.secureOrigin, '--site', fixtureSite];
  const said = execFileSync('npm', script, { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } });
  rmSync(dir, { recursive: true });
  const days = Math.floor((Date.parse(valid_to) - Date.now()) / 86_400_000);
  expect(String(said)).toBe(`${nginx.secureOrigin} is as built. Its certificate lasts ${days} more days.\n`);
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
