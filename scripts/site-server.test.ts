import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteServer, headersFor, parseHeaders } from './site-server';

const dir = mkdtempSync(path.join(tmpdir(), 'site-server-'));
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), content);
};
for (const file of ['index', '404', 'support', 'support/fr']) write(`dist/${file}.html`, `the page ${file}`);
write('dist/_headers', '/*\n  X-A: all\n  X-B: all\n/static/*.svg\n  X-B: drawings\n');
write('dist/static/a.svg', '<svg/>');

let server: Server;
beforeAll(async () => {
  server = createSiteServer(path.join(dir, 'dist'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
const get = (pathname: string, init: RequestInit = {}) => fetch(origin() + pathname, { redirect: 'manual', ...init });

test('a file is sent with the headers of `_headers`, and compressed', async () => {
  const response = await get('/static/a.svg', { headers: { 'Accept-Encoding': 'br' } });
  const header = (name: string) => response.headers.get(name);
  expect(['X-A', 'X-B', 'Content-Encoding'].map(header)).toEqual(['all', 'all, drawings', 'br']);
  expect(await response.text()).toBe('<svg/>');
});

test.each([
  ['no URL', 'GET http://[', 'localhost', 400],
  ['half a code', 'GET /%', 'localhost', 404],
  ['a NUL', 'GET /%00', 'localhost', 404],
  ['no path', 'GET *', 'localhost', 400],
  ['an empty host', 'GET /', '', 200],
])('a request with %s is answered, and the next request too', async (_what, line, host, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await get('/')).status).toBe(200);
});

describe('static/_headers', () => {
  const rules = parseHeaders(readFileSync('static/_headers', 'utf8'));
  const paths = ['/', '/privacy', '/page.js', '/favicon.svg', '/static/a.svg', '/static/a.png', '/static/a.woff2'];

  test.each(paths)('%s is protected, and kept by browsers only if its name changes with its content', (pathname) => {
    const headers = headersFor(rules, pathname);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect(maxAge).toBeGreaterThan(15_768_000);
    expect(/max-age=[1-9]/.test(headers['cache-control'] ?? '')).toBe(pathname.startsWith('/static/'));
  });

  test('a drawing that is opened by itself runs nothing; other sites may show icons and share images', () => {
    expect(headersFor(rules, '/static/a.svg')['content-security-policy']).toContain('sandbox');
    for (const pathname of ['/static/a.png', '/favicon.svg', '/apple-touch-icon.png'])
      expect(headersFor(rules, pathname)['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
