import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../scripts/site-server';
import { fixtureSite } from './support/fixture-site';
import { expect, test } from './support/test';

/** Should a hostile drawing get past the check one day. */
const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="fetch('/loaded')">
  <script>fetch('/ran')</script>
  <style>@import '/styled'; rect { fill: red }</style>
  <image href="/pictured"/>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="/framed"/></body></foreignObject>
  <rect width="9" height="9"/>
</svg>`;

test('a drawing that is opened by itself runs nothing and fetches nothing, and looks as it did', async ({ page }) => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const file of ['404.html', '_headers']) copyFileSync(path.join(fixtureSite, file), path.join(site, file));
  mkdirSync(path.join(site, 'static'));
  writeFileSync(path.join(site, 'static/hostile.svg'), hostile);
  const server = createSiteServer(site).listen(0);
  const asked: string[] = [];
  server.on('request', ({ url }) => asked.push(url ?? ''));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/static/hostile.svg`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/static/hostile.svg']);
  expect(await page.locator('rect').evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(255, 0, 0)');
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
});
