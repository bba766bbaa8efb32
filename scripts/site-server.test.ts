import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const get = (address: string, init: RequestInit = {}) => fetch(origin() + address, { redirect: 'manual', ...init });

test('the headers of the file and texts compressed', async () => {
  const response = await get('/static/a.svg', { headers: { 'Accept-Encoding': 'br' } });
  const header = (name: string) => response.headers.get(name);
  expect(['X-A', 'X-B', 'Content-Encoding'].map(header)).toEqual(['all', 'all, drawings', 'br']);
  expect(await response.text()).toBe('<svg/>');
});

test('a page that a build has written anew is sent anew', async () => {
  write('dist/new.html', 'new');
  expect(await (await get('/new')).text()).toBe('new');
});

test('a pattern of the file matches addresses as hosts do', () => {
  const rules = parseHeaders('/a.b/*\n  X: 1\n/*.png\n  Y: 2\n');
  expect(headersFor(rules, '/a.b/c/d.png')).toEqual({ x: '1', y: '2' });
  expect(headersFor(rules, '/axb/c')).toEqual({});
});

test.each([
  ['GET http://[ HTTP/1.1', 'localhost', 400],
  ['GET //[ HTTP/1.1', 'localhost', 404],
  ['GET /% HTTP/1.1', 'localhost', 400],
  ['GET /%00 HTTP/1.1', 'localhost', 400],
  ['GET /%c0%ae HTTP/1.1', 'localhost', 400],
  ['GET /..%2f..%2fsecret HTTP/1.1', 'localhost', 404],
  ['GET * HTTP/1.1', 'localhost', 404],
  ['OPTIONS * HTTP/1.1', 'localhost', 404],
  ['GET / HTTP/1.1', '', 200],
  ['GET / HTTP/1.1', '[', 200],
  ['no request', 'localhost', 400],
])('"%s" for the host "%s" is answered with %i, and the next request too', async (line, host, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await get('/')).status).toBe(200);
});
