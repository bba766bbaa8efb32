import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteServer } from './site-server';

const token = 'the-token';
const dir = mkdtempSync(path.join(tmpdir(), 'local-servers-'));
const files = {
  'dist/index.html': 'the page',
  'dist/privacy/index.html': 'privacy',
  'dist/404.html': 'not found',
  'dist/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
  'page/admin/index.html': `the page, with ${token}`,
  'content/site.yaml': 'name: A\n',
  secret: 'secret',
};
for (const [file, written] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), written);
}

let servers: Record<'site', Server>;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
beforeAll(async () => {
  const site = createSiteServer(path.join(dir, 'dist'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  servers = { site };
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
  rmSync(dir, { recursive: true });
});

/** Sends bytes as they are, which `fetch` would tidy up; `PORT` stands for the server's. */
const send = async (name: keyof typeof servers, request: string) => {
  const port = portOf(servers[name]);
  const socket = connect(port, '127.0.0.1');
  socket.write(request.replaceAll('PORT', String(port)), 'latin1');
  const answer = await text(socket);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return { status: Number(status), answer, location: /^location: (.*)$/im.exec(answer)?.[1]?.trim() };
};

const get = (target: string, host = 'localhost:PORT') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test.each([
  ['/', 200],
  ['/privacy', 200],
  ['/privacy?q=//evil.example', 200],
  ['/nothing', 404],
  ['/_headers', 404],
  ['/%e2%82%ac', 404],
])('the site: %s is answered with %i', async (target, status) => {
  expect(await send('site', get(target))).toMatchObject({ status });
});

/** Each is sent to both servers, and none is answered with a page or a redirect to another host. */
const malformed: [what: string, request: string][] = [
  ['//', get('//')],
  ['///', get('///')],
  ['//evil.example/', get('//evil.example/')],
  ['//evil.example/index.html', get('//evil.example/index.html')],
  ['/.//evil.example/', get('/.//evil.example/')],
  ['/%2e//evil.example/', get('/%2e//evil.example/')],
  ['/privacy/..//evil.example/', get('/privacy/..//evil.example/')],
  ['/privacy//', get('/privacy//')],
  ['/\\evil.example/', get('/\\evil.example/')],
  ['/\\/evil.example/', get('/\\/evil.example/')],
  ['a tab that a browser would drop', get('/\t/evil.example/')],
  ['an absolute target', get('http://evil.example/')],
  ['an absolute target of this host', get('http://localhost/')],
  ['an asterisk', get('*')],
  ['no slash', get('privacy')],
  ['a host that is none', get('http://[')],
  ['/%', get('/%')],
  ['/%ff', get('/%ff')],
  ['/%00', get('/%00')],
  ['a NUL', get('/\0')],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
  ['POST', 'POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n'],
  ['a method that is none', 'EVIL / HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no host, as HTTP/1.0 allows', 'GET / HTTP/1.0\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n'],
  ['another host', get('/', 'evil.example')],
  ['another host with this port', get('/', 'evil.example:PORT')],
  ['a host that begins like this one', get('/', 'localhost.evil.example:PORT')],
  ['a host with this one as its user', get('/', 'localhost@evil.example')],
  ['an empty host', get('/', '')],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a header longer than 16 KB', get('/').replace('Connection', `X-Long: ${'a'.repeat(20_000)}\r\nConnection`)],
];

describe.each(['site'] as const)('the %s’s server', (name) => {
  test.each(malformed)('refuses %s', async (_what, request) => {
    const { status, answer, location } = await send(name, request);
    // Two bodies that disagree: Node.js closes the connection, with or without a word.
    if (answer) expect(status).toBeGreaterThanOrEqual(400);
    expect([undefined, '/admin/']).toContain(location);
    expect(answer).not.toMatch(/the page|the-token|name: A/);
  });

  test('is still there after all of them', async () => {
    const target = name === 'site' ? '/' : '/admin/';
    const { status, answer } = await send(name, get(target));
    expect(status).toBe(200);
    expect(answer).toContain('the page');
  });
});
