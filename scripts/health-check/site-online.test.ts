import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { daysLeft, differences } from './site-online';

test('a server that accepts and says nothing has no certificate, and is not waited for without end', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await daysLeft(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, 100)).toBeUndefined();
  server.close();
});

test('a site of many pages is not asked for more at once than it lets one address have', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-of-many-pages-'));
  writeFileSync(path.join(site, '_headers'), '');
  for (let page = 0; page < 130; page += 1) {
    mkdirSync(path.join(site, String(page)));
    writeFileSync(path.join(site, String(page), 'index.html'), 'a page');
  }
  let underWay = 0;
  const counts: number[] = [];
  const server = createHttpServer((_request, response) => {
    underWay += 1;
    counts.push(underWay);
    setTimeout(() => {
      underWay -= 1;
      response.end('a page');
    }, 5);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await differences(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, site)).toEqual([]);
  expect(counts).toHaveLength(130);
  // `limit_conn` in deploy/nginx/nginx.conf
  expect(Math.max(...counts)).toBeLessThan(100);
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
});
