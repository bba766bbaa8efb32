/** Legal documents that exist once their facts are given, and a new version of the terms, in a copy of the project. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../scripts/site-server';
import { htmlFiles } from '../../src/finish/html-files';
import { violations } from '../site/support/axe';
import { pageWords } from '../site/support/page-words';
import { sitePaths } from '../site/support/test';
import { givenLegalFacts } from '../support/legal-facts';
import { buildTimeout, type ChangedSite, makeChangedSite } from './support/changed-site';
import { facts } from './support/content';
import { headApiComplaint, shipDevelopmentReact } from './support/development-react';
import { fixtureSite } from './support/fixture-site';
import { expect, hydrate, laptop, test as onFixture, phone } from './support/test';

const withheld = ['/mediation', '/mentions-legales', '/retractation'];
const former = '/terms/2025-06-15';
const changes = `${former}/changes`;
const ofVersions = [former, changes];

const test = onFixture.extend({ baseURL: ({ baseURL: _fixture }, use) => use(origin) });

let copy: ChangedSite;
let origin: string;
let close: () => void;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  copy = makeChangedSite();
  const needed = withheld.flatMap((document) => {
    const text = readFileSync(path.join(copy.dir, `content/legal${document}.md`), 'utf8');
    return Object.keys(givenLegalFacts).filter((key) => text.includes(key));
  });
  const lines = [...new Set(needed)].map((key) => `${key}: ${givenLegalFacts[key]}\n`);
  copy.edit('site.yaml', (text) => text + lines.join(''));
  execFileSync('npm', ['run', 'keep-version', '--', 'terms'], { cwd: copy.dir });
  copy.edit('legal/terms.md', (text) =>
    text
      .replace(
        /^updated: .*$/m,
        'updated: 2089-12-01\neffective: 2090-02-01\nchanges: Les litiges et l’accessibilité changent.',
      )
      .replace('{{legalUpdated}}', '1er décembre 2089')
      .replace('En cas de question ou de désaccord', 'En cas de désaccord durable')
      .replace(/## Traduction\n\n.*\n\n/, '')
      .replace('## Contact', '## Accessibilité\n\nDites-nous ce qui vous gêne.\n\n## Contact'),
  );
  shipDevelopmentReact(copy.dir);
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  const server = createSiteServer(copy.site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

test.afterAll(() => {
  close?.();
  copy?.remove();
});

const footers = (site: string) =>
  htmlFiles(site).map((file) => readFileSync(path.join(site, file), 'utf8').split('<footer')[1] ?? '');

test('documents whose facts are given are pages, each with its link in every footer', async ({ page }) => {
  expect(sitePaths(copy.site)).toEqual(expect.arrayContaining(withheld));
  for (const address of withheld) {
    expect((await page.goto(address))?.status()).toBe(200);
    for (const footer of footers(copy.site)) expect(footer).toContain(`href="${address}"`);
  }
});

for (const address of withheld) {
  onFixture(`${address} is no page as long as its facts are missing`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
    expect(existsSync(path.join(fixtureSite, address))).toBe(false);
    expect(readFileSync(path.join(fixtureSite, 'sitemap.xml'), 'utf8')).not.toContain(address);
    for (const file of htmlFiles(fixtureSite))
      expect(readFileSync(path.join(fixtureSite, file), 'utf8'), file).not.toContain(`"${address}`);
  });
}

test('both versions are served, each with its own words', async ({ page }) => {
  const [before, after] = [former, '/terms'].map((address) => pageWords(copy.site, address));
  expect(before).toContain('En cas de question ou de désaccord');
  expect(before).not.toContain('durable');
  expect(after).toContain('En cas de désaccord durable');
  for (const address of ['/terms', ...ofVersions]) expect((await page.goto(address))?.status()).toBe(200);
});

for (const address of ofVersions) {
  test(`${address} is kept out of search engines`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${facts.siteUrl}${address}`);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    expect(sitePaths(copy.site)).not.toContain(address);
  });
}

test('the current version is not', async ({ page }) => {
  const response = await page.goto('/terms');
  expect(response?.headers()['x-robots-tag']).toBeUndefined();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(sitePaths(copy.site)).toContain('/terms');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the new version leads to the one that still applies, to what changed, and back', async ({ page }) => {
    await page.goto('/terms');
    const main = page.getByRole('main');
    await expect(main.locator('#announcement')).toContainText('Nouvelle version');
    await main.getByRole('link', { name: 'Jusqu’à cette date, la version du 15 juin 2025 s’applique.' }).click();
    await expect(page).toHaveURL(former);
    await expect(main.getByText('Version du 15 juin 2025, remplacée à compter du 1er février 2090.')).toBeVisible();
    await main.getByRole('link', { name: 'Lire la version qui la remplace' }).click();
    await expect(page).toHaveURL('/terms');
    await main.getByRole('link', { name: 'Ce qui a changé', exact: true }).click();
    await expect(page).toHaveURL(changes);
    await main.getByRole('link', { name: 'Version du 15 juin 2025' }).click();
    await expect(page).toHaveURL(former);
  });

  test('the new version lists the former one', async ({ page }) => {
    await page.goto('/terms');
    const list = page.getByRole('region', { name: 'Versions précédentes' }).getByRole('link');
    expect(await list.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ofVersions);
  });

  test('what changed is read in words, whatever its colours', async ({ page }) => {
    await page.goto(changes);
    const section = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    await expect(section('Litiges')).toHaveText(
      /^Avant\s: En cas de question ou de désaccord, écrivez.*Après\s: En cas de désaccord durable, écrivez/,
    );
    await expect(section('Litiges').getByRole('deletion')).toHaveText('question ou de');
    await expect(section('Litiges').getByRole('insertion')).toHaveText('durable');
    await expect(section('Traduction').last()).toHaveText(/^Retiré\s: Les présentes conditions sont publiées/);
    await expect(section('Accessibilité').last()).toHaveText('Ajouté : Dites-\u2060nous ce qui vous gêne.');
    await expect(page.getByRole('region', { name: 'Contact' })).toHaveCount(0);
    await expect(section('Litiges').getByRole('deletion')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(section('Litiges').getByRole('insertion')).toHaveCSS('text-decoration-line', 'underline');
  });
});

test('what changed is gone through by keyboard, in the order in which it is read', async ({ page }) => {
  await page.goto(changes);
  const expected = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.getByRole('main').focus();
  const reached: (string | null)[] = [];
  for (const _link of expected) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
  }
  expect(reached).toEqual(expected);
  expect(reached.slice(0, 2)).toEqual([former, '/terms']);
  expect(reached).toContain(`${former}#traduction`);
  await page.getByRole('link', { name: 'Litiges' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms#litiges');
  await expect(page.locator('#litiges')).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({ phone, laptop, narrow: { width: 320, height: 640 } })) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const address of ['/terms', ...ofVersions, ...withheld]) {
        test(`${address}: axe finds nothing, and nothing is wider than the screen`, async ({ page }) => {
          await page.goto(address);
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        });
      }
    });
  }
}

test('React finds the HTML as it would have rendered it', async ({ page, complaints }) => {
  for (const address of ['/terms', ...ofVersions, ...withheld]) {
    await page.goto(address);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  }
  expect(complaints.filter((complaint) => !headApiComplaint.test(complaint))).toEqual([]);
});

test('the form has a line to fill in for each entry, and a page of its own on paper', async ({ page }) => {
  await page.goto('/retractation');
  const heading = page.getByRole('heading', { name: 'Modèle de formulaire de rétractation' });
  const form = page.locator('section').filter({ has: heading }).last();
  await expect(form.getByRole('listitem')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(form).toHaveCSS('break-before', 'page');
  const widths = await form.getByRole('listitem').evaluateAll((entries) =>
    entries.map((entry) => {
      const line = getComputedStyle(entry, '::after');
      return { border: line.borderBottomStyle, isLong: Number.parseFloat(line.width) > 200 };
    }),
  );
  expect(widths).toEqual(Array(6).fill({ border: 'solid', isLong: true }));
});

test('on paper, a former version says that it is one', async ({ page }) => {
  await page.goto(former);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Version du 15 juin 2025, remplacée à compter du 1er février 2090.')).toBeVisible();
});
