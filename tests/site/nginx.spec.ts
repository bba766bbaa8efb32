import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { missingForNginx, startNginx } from '../../scripts/serve-nginx';
import { headersFor, parseHeaders } from '../../scripts/site-server';
import { freePort } from './support/free-port';

test.skip(Boolean(missingForNginx), missingForNginx);
test.describe.configure({ mode: 'default' });

let port: number;
let nginx: ReturnType<typeof startNginx>;

/** Asks as nothing but a program can: browsers tidy an address, and keep their headers to themselves. */
const ask = async (path: string, options: RequestOptions = {}) => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    ...options,
    headers: { Host: 'localhost', ...options.headers },
  });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

test.beforeAll(async () => {
  port = await freePort();
  nginx = startNginx(port);
  await expect
    .poll(() =>
      ask('/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(async () => {
  nginx?.server.kill('SIGTERM');
  if (nginx) await once(nginx.server, 'exit');
  rmSync(nginx?.home ?? '', { recursive: true, force: true });
});

const files = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.\w+$/.test(file) && file !== '_headers',
  );

const addressOf = (file: string) =>
  file === '404.html' ? '/nothing-is-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;

test('each file of the site comes as built, with the headers that other hosts are told to send', async () => {
  const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));
  for (const file of files()) {
    const { status, headers, body } = await ask(addressOf(file));
    expect(status, file).toBe(file === '404.html' ? 404 : 200);
    expect(body.equals(readFileSync(`dist/${file}`)), file).toBe(true);
    const expected = { 'cache-control': 'no-cache', ...headersFor(rules, addressOf(file)) };
    for (const [name, value] of Object.entries(expected)) expect(headers[name], file).toBe(value);
    expect(headers['content-type'], file).not.toBe('application/octet-stream');
  }
});

test.describe('addresses', () => {
  for (const [address, status, location] of [
    ['/privacy/', 301, '/privacy'],
    ['/privacy.html', 301, '/privacy'],
    ['/support/fr/?q=a', 301, '/support/fr?q=a'],
    ['/index.html', 301, '/'],
    ['//other.example/', 301, '/other.example'],
    ['/\\other.example/', 404],
    ['/privacy%0d%0aSet-Cookie:%20a=b/', 404],
    ['/..%2f..%2f..%2fetc/passwd', 400],
    ['/static/../../nginx.conf', 400],
    ['/%zz', 400],
    ['/_headers', 404],
    ['/404', 404],
    ['/static', 404],
    ['/static/nothing.svg', 404],
    [`/${'a'.repeat(10_000)}`, 414],
  ] as const) {
    test(`${address.slice(0, 40)}: ${status}`, async () => {
      const { headers, body, ...answer } = await ask(address);
      expect(answer.status).toBe(status);
      expect(headers.location).toBe(location);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.server).toBe('nginx');
      if (status !== 301) expect(headers['cache-control']).not.toMatch(/max-age=\d{3}/);
      if (status === 404) expect(body.equals(readFileSync('dist/404.html'))).toBe(true);
    });
  }
});

test('nothing is asked for but by GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await ask('/', { method });
    expect({ status, allow: headers.allow }, method).toEqual({ status: 405, allow: 'GET, HEAD' });
  }
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('another name gets no answer, and www leads to the site', async () => {
  await expect(ask('/', { headers: { Host: 'other.example' } })).rejects.toThrow(/hang up|ECONNRESET/);
  const { status, headers } = await ask('/privacy?a=b', { headers: { Host: 'www.localhost' } });
  expect([status, headers.location]).toEqual([301, 'http://localhost/privacy?a=b']);
});

test('a request is short', async () => {
  expect((await ask('/', { headers: { Cookie: 'a'.repeat(5000) } })).status).toBe(400);
});

test('texts are compressed, and not sent twice', async () => {
  const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(body).equals(readFileSync('dist/index.html'))).toBe(true);
  expect((await ask('/', { headers: { 'If-None-Match': headers.etag } })).status).toBe(304);
});
