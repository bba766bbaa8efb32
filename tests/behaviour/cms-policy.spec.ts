import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../scripts/site-server';
import { cmsConnections } from '../../src/cms/cms-connections';
import { writeAdmin } from '../../src/cms/write-admin';
import { isTokenName } from '../../src/content/text/tokens';
import { hardenSite } from '../../src/finish/harden-site';
import { fixtureContent } from '../support/fixture-content';
import { fixtureSite } from './support/fixture-site';
import { expect, isSameDocument, markDocument, test } from './support/test';

const site = path.resolve('node_modules/.cache/site-with-cms');

test('the CMS runs under a policy of its own, which lets no inline script in', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  rmSync(site, { recursive: true, force: true });
  cpSync(fixtureSite, site, { recursive: true });
  await writeAdmin(path.join(site, 'admin'), fixtureContent, { name: 'test-repo' });
  await hardenSite(site, cmsConnections({ name: 'github' }));
  // Anybody may read the page: it holds no fact that a text may not name, such as the evidence of a figure.
  const [, data = ''] =
    /id="cms-data">(.*?)<\/script>/s.exec(readFileSync(path.join(site, 'admin/index.html'), 'utf8')) ?? [];
  const names = Object.keys(JSON.parse(data).facts);
  expect(names).toContain('trialDays');
  expect(names.filter((name) => !isTokenName(name))).toEqual([]);
  const server = createSiteServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  const response = await page.goto(`http://localhost:${port}/admin`);
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  await markDocument(page);
  await page.getByRole('button', { name: 'Travailler avec un dépôt de test' }).click();
  await page.getByRole('treeitem', { name: 'Aide', exact: true }).click({ timeout: 30_000 });
  await page.getByRole('row', { name: 'Questions fréquentes (en)', exact: true }).click();
  await page.frameLocator('iframe').locator('main').waitFor();
  // Loaded anew after signing in, it may stay empty.
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints.filter((text) => /polic/i.test(text))).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await expect.poll(() => complaints.some((text) => /Content Security Policy/.test(text))).toBe(true);
  server.close();
});
