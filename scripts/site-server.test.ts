import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer, headersFor, parseHeaders } from './site-server';

test('a file is sent with the headers of `_headers`, and compressed', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  mkdirSync(path.join(dir, 'static'));
  writeFileSync(path.join(dir, '404.html'), '');
  writeFileSync(path.join(dir, '_headers'), '/*\n  X-A: all\n  X-B: all\n/static/*.svg\n  X-B: drawings\n');
  writeFileSync(path.join(dir, 'static/a.svg'), '<svg/>');
  const server = createSiteServer(dir).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/static/a.svg`, { headers: { 'Accept-Encoding': 'br' } });
  const header = (name: string) => response.headers.get(name);
  expect(['X-A', 'X-B', 'Content-Encoding'].map(header)).toEqual(['all', 'all, drawings', 'br']);
  expect(await response.text()).toBe('<svg/>');
  server.close();
  rmSync(dir, { recursive: true });
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
