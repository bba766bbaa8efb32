import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
