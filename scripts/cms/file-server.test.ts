import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { hostileDrawings } from '../../tests/support/hostile-drawings';
import { fileServer } from './file-server';

const token = 'the-token';
let root: string;
let server: Server;
let port: number;
let origin: string;

beforeAll(async () => {
  server = createServer((asked, response) => void fileServer(root, origin, token)(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  origin = `http://localhost:${port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(root, 'content/legal'), { recursive: true });
  mkdirSync(path.join(root, 'secret'));
  writeFileSync(path.join(root, 'content/site.yaml'), 'name: A\n');
  writeFileSync(path.join(root, 'content/.hidden'), 'hidden');
  writeFileSync(path.join(root, 'secret/key'), 'key');
  symlinkSync(path.join(root, 'secret'), path.join(root, 'content/link'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Asks as nothing but a program can: `fetch` would tidy the address up and set the host itself. */
const ask = (method: string, address: string, headers: Record<string, string> = {}, body?: string | Buffer) =>
  new Promise<{ status: number; body: string; etag?: string }>((resolve, reject) => {
    const all = { Host: `localhost:${port}`, Authorization: `Bearer ${token}`, ...headers };
    const sent = request({ host: '127.0.0.1', port, method, path: address, headers: all }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer), etag: answer.headers.etag }),
    ).on('error', reject);
    if (body !== undefined) sent.setHeader('Content-Length', Buffer.byteLength(body));
    sent.end(body);
  });

const site = () => readFileSync(path.join(root, 'content/site.yaml'), 'utf8');

test('a folder’s entries are listed, without hidden files and links', async () => {
  expect(JSON.parse((await ask('GET', '/files/')).body)).toEqual([{ name: 'content', kind: 'directory' }]);
  expect(JSON.parse((await ask('GET', '/files/content/')).body)).toEqual([
    { name: 'legal', kind: 'directory' },
    { name: 'site.yaml', kind: 'file' },
  ]);
});

test('a file is read, written, made with its folder, and deleted', async () => {
  expect((await ask('GET', '/files/content/site.yaml')).body).toBe('name: A\n');
  expect((await ask('PUT', '/files/content/site.yaml', {}, 'name: É\n')).status).toBe(204);
  expect(site()).toBe('name: É\n');
  expect((await ask('PUT', '/files/content/new/a%20b.md', {}, 'text')).status).toBe(204);
  expect(readdirSync(path.join(root, 'content/new'))).toEqual(['a b.md']);
  expect((await ask('DELETE', '/files/content/new/a%20b.md')).status).toBe(204);
  expect((await ask('GET', '/files/content/new/a%20b.md')).status).toBe(404);
});

test('a file that has changed since it was read is not replaced, nor one that was not known of', async () => {
  const { etag = '' } = await ask('GET', '/files/content/site.yaml');
  writeFileSync(path.join(root, 'content/site.yaml'), 'name: of another\n');
  expect((await ask('PUT', '/files/content/site.yaml', { 'If-Match': etag }, 'name: B\n')).status).toBe(412);
  expect((await ask('PUT', '/files/content/site.yaml', { 'If-None-Match': '*' }, 'name: B\n')).status).toBe(412);
  expect(site()).toBe('name: of another\n');
  const now = await ask('GET', '/files/content/site.yaml');
  const written = await ask('PUT', '/files/content/site.yaml', { 'If-Match': now.etag ?? '' }, 'name: B\n');
  const again = await ask('PUT', '/files/content/site.yaml', { 'If-Match': written.etag ?? '' }, 'name: C\n');
  expect([written.status, again.status]).toEqual([204, 204]);
});

test('a file that changes while another text for it arrives is not replaced', async () => {
  const { etag = '' } = await ask('GET', '/files/content/site.yaml');
  const headers = {
    Host: `localhost:${port}`,
    Authorization: `Bearer ${token}`,
    'If-Match': etag,
    'Content-Length': 8,
  };
  const sent = request({ host: '127.0.0.1', port, method: 'PUT', path: '/files/content/site.yaml', headers });
  const answered = once(sent, 'response');
  // Its head is judged at once; the rest of the body keeps it waiting.
  sent.write('name');
  await ask('GET', '/files/content/site.yaml');
  writeFileSync(path.join(root, 'content/site.yaml'), 'name: of another\n');
  sent.end(': B\n');
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(412);
  expect(site()).toBe('name: of another\n');
});

test.each(hostileDrawings)('a picture is not written: $what', async ({ bytes }) => {
  const answer = await ask('PUT', '/files/content/images/a.svg', {}, bytes);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatch(/^L’image « a\.svg » n’a pas été enregistrée : /);
  expect(readdirSync(path.join(root, 'content'))).not.toContain('images');
});

test('a harmless drawing is written as it is', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n';
  expect((await ask('PUT', '/files/content/images/a.svg', {}, drawing)).status).toBe(204);
  expect(readFileSync(path.join(root, 'content/images/a.svg'), 'utf8')).toBe(drawing);
});

test.each([
  ['under another host’s name', { Host: 'attacker.example' }],
  ['from a page of another origin', { Origin: 'https://attacker.example' }],
  ['from a page without an origin', { Origin: 'null' }],
  ['without the token', { Authorization: '' }],
  ['with another token', { Authorization: 'Bearer not-token' }],
])('nothing is answered %s', async (_what, headers) => {
  const read = await ask('GET', '/files/content/site.yaml', headers);
  expect([401, 403]).toContain(read.status);
  expect(read.body).not.toContain('name: A');
  expect([401, 403]).toContain((await ask('PUT', '/files/content/site.yaml', headers, 'x')).status);
  expect([401, 403]).toContain((await ask('DELETE', '/files/content/site.yaml', headers)).status);
  expect(site()).toBe('name: A\n');
});

test.each([
  '/files/secret/key',
  '/files/content/../secret/key',
  '/files/content/%2e%2e/secret/key',
  '/files/content/..%2fsecret%2fkey',
  '/files/content/..%5csecret%5ckey',
  '/files/content/link/key',
  '/files/content/.hidden',
  '/files/content/%00',
  '/files/content/%ff',
  '/files/content',
  '/files/',
])('%s is out of reach', async (address) => {
  const before = readdirSync(root, { recursive: true });
  expect((await ask('GET', address)).body).not.toMatch(/^(key|hidden)$/);
  for (const method of ['PUT', 'DELETE'])
    expect((await ask(method, address, {}, 'x')).status).toBeGreaterThanOrEqual(400);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
  expect(readdirSync(path.dirname(root)).filter((name) => name.startsWith(`.${path.basename(root)}`))).toEqual([]);
});
