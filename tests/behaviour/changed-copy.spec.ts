/** What an editor changes, in a copy of the project: each change must be all it takes. */

import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import QRCode from 'qrcode';
import { parseDocument } from 'yaml';
import { createSiteServer } from '../../scripts/site-server';
import { appStoreLink } from '../../src/content/app-store-link';
import type { Facts } from '../../src/content/read';
import { campaignPlaces } from '../../src/content/schema/app-store';
import { pageAddress } from '../../src/finish/headers';
import { htmlFiles } from '../../src/finish/html-files';
import { pageHtml, pageWords } from '../site/support/page-words';
import { sitePaths } from '../site/support/test';
import { fingerprint } from '../support/fingerprint';
import { sampleBadge } from '../support/ready-content';
import { buildTimeout, type ChangedSite, makeChangedSite } from './support/changed-site';
import { facts } from './support/content';
import { headApiComplaint, shipDevelopmentReact } from './support/development-react';
import { factsOnPages } from './support/facts-on-pages';
import { expect, hydrate, missingPath, test } from './support/test';

/** Campaigns for every place. */
const campaigns: Partial<Facts> = {
  appStoreProviderToken: '2003',
  appStoreCampaigns: Object.fromEntries(campaignPlaces.map((place) => [place, `site-${place}`])),
};
const repository = { host: 'github', url: 'https://git.example.com/team/site', branch: 'main' } as const;
const changes: Partial<Facts> = Object.assign({}, ...factsOnPages.map(({ change }) => change), campaigns, {
  repository,
  editLinks: true,
});
const changedFacts = { ...facts, ...changes };

const newPage = {
  path: '/cookies',
  title: 'Nos témoins de connexion',
  effective: '2090-02-01',
  changes: 'Ce site déposera un témoin de plus.',
};
const announcements = () =>
  htmlFiles(copy.site).filter((file) => {
    const page = readFileSync(path.join(copy.site, file), 'utf8');
    return page.includes(`href="${newPage.path}#announcement"`) || page.includes(newPage.changes);
  });
const newDocument = `---
title: ${newPage.title}
description: "Ce que l'application dépose sur votre appareil, et pourquoi ce site n'y dépose rien du tout."
lang: fr
path: ${newPage.path}
updated: 2026-01-31
effective: ${newPage.effective}
changes: ${newPage.changes}
---

Ce site ne dépose rien sur votre appareil.

## Contact

Écrivez à [{{supportEmail}}](mailto:{{supportEmail}}).
`;

/** A question that only the English help page has. */
const newQuestion = {
  id: 'only-in-english',
  question: 'Does it know rutabagas?',
  answer: 'It knows rutabagas.',
  keywords: ['rutabaga'],
};

let copy: ChangedSite;
let server: Server;
let origin: string;
let firstBuild: Awaited<ReturnType<ChangedSite['build']>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  copy = makeChangedSite();
  copy.edit('site.yaml', (text) => {
    const document = parseDocument(text);
    for (const [fact, value] of Object.entries(changes)) {
      const isMarked = document.hasIn([fact, 'value']);
      document.setIn(isMarked ? [fact, 'value'] : [fact], value);
    }
    return String(document);
  });
  writeFileSync(path.join(copy.dir, 'content/legal/cookies.md'), newDocument);
  copy.edit('legal/privacy.md', (text) => `${text}\nNotre identifiant auprès d'Apple est {{appStoreProviderToken}}.\n`);
  copy.edit('support/faq.en.yaml', (text) => {
    const document = parseDocument(text);
    document.addIn(['groups', 0, 'items'], document.createNode(newQuestion));
    return String(document);
  });
  mkdirSync(path.join(copy.dir, 'content/images/badge'), { recursive: true });
  writeFileSync(path.join(copy.dir, 'content/images/badge/app-store.svg'), sampleBadge);
  copy.edit('interface.fr.yaml', (text) =>
    text.replace(/^storeBadge:\n/m, 'storeBadge:\n  artwork: images/badge/app-store.svg\n'),
  );
  shipDevelopmentReact(copy.dir);
  firstBuild = await copy.build();
});

test.afterAll(() => {
  server?.close();
  copy?.remove();
});

test('the build succeeds without a warning', () => {
  expect(firstBuild.output.split('\n').filter((line) => /warn|deprecat/i.test(line))).toEqual([]);
  expect(firstBuild.output).toContain('Done building');
  expect(firstBuild.code).toBe(0);
});

for (const { fact, words } of factsOnPages) {
  test(`${fact}: changed in site.yaml, it changes everywhere`, () => {
    for (const [address, texts] of Object.entries(words(changedFacts))) {
      const page = pageWords(copy.site, address);
      for (const text of texts) expect(page).toContain(text);
    }
  });
}

test('nothing is left of the former name and addresses', () => {
  for (const file of htmlFiles(copy.site)) {
    const page = pageWords(copy.site, pageAddress(file));
    for (const former of [facts.name, facts.supportEmail, facts.siteUrl, facts.appStoreUrl]) {
      expect(page, file).not.toContain(former);
    }
  }
});

const documentOf = (address: string) => new JSDOM(pageHtml(copy.site, address)).window.document;
const hrefs = (address: string, selector: string) =>
  Array.from(documentOf(address).querySelectorAll(`${selector} a[href^="${changedFacts.appStoreUrl}"]`), (link) =>
    link.getAttribute('href'),
  );

test('with editLinks, each page leads to its own file in the repository', () => {
  const filesOf = (address: string) =>
    Array.from(documentOf(address).querySelectorAll('footer a'), (link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith(repository.url))
      .map((href) => href.slice(repository.url.length));
  for (const file of htmlFiles(copy.site)) expect(filesOf(pageAddress(file)), file).toHaveLength(1);
  // The landing page is made of all the files in a folder.
  expect(filesOf('/')).toEqual(['/tree/main/content/landing']);
  expect(filesOf('/privacy')).toEqual(['/edit/main/content/legal/privacy.md']);
  expect(filesOf('/support/es')).toEqual(['/edit/main/content/support/support.es.yaml']);
});

test('with campaigns, each place leads to the App Store by its own', () => {
  for (const address of ['/', '/privacy', '/terms', '/support', '/404.html'])
    expect(hrefs(address, 'header'), address).toEqual([appStoreLink(changedFacts, 'header')]);
  expect(hrefs('/', 'main > section:first-child')).toEqual([appStoreLink(changedFacts, 'hero')]);
  expect(hrefs('/', '#free-trial')).toEqual([appStoreLink(changedFacts, 'trial')]);
  for (const address of ['/support', '/support/es', '/support/fr'])
    expect(hrefs(address, '#faq'), address).toEqual([appStoreLink(changedFacts, 'help')]);
  expect(new Set(campaignPlaces.map((place) => appStoreLink(changedFacts, place))).size).toBe(campaignPlaces.length);
});

test('so does the QR code', async () => {
  const file = /url\(["']?(\/static\/store-code[^"')]*)/.exec(pageHtml(copy.site, '/'))?.[1] ?? '';
  const drawn = (svg: string) => svg.match(/ d="[^"]+"/g);
  const expected = await QRCode.toString(appStoreLink(changedFacts, 'qr'), { type: 'svg', margin: 0 });
  expect(drawn(readFileSync(path.join(copy.site, file), 'utf8'))?.at(-1)).toBe(drawn(expected)?.at(-1));
});

test('search engines and Safari get the plain address, and the privacy policy tells of the campaigns', () => {
  const { head } = documentOf('/');
  expect(head.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    `"${changedFacts.appStoreUrl}"`,
  );
  expect(head.innerHTML).not.toMatch(/[?&]ct=/);
  expect(pageWords(copy.site, '/privacy')).toMatch(/Apple est\s2003\./);
});

test('a question in one language stands on its page alone, and the languages still lead to each other', () => {
  const pages = { en: '/support', es: '/support/es', fr: '/support/fr' };
  for (const [lang, address] of Object.entries(pages)) {
    const page = documentOf(address);
    expect(page.getElementById(newQuestion.id) !== null, address).toBe(lang === 'en');
    const alternates = Array.from(page.querySelectorAll('link[rel=alternate][hreflang]'), (link) =>
      link.getAttribute('href')?.slice(changedFacts.siteUrl.length),
    );
    expect(alternates, address).toEqual([...Object.values(pages), '/support']);
    const others = Object.values(pages).filter((other) => other !== address);
    const ways = Array.from(page.querySelectorAll('main nav a[hreflang]'), (link) => link.getAttribute('href'));
    expect(ways, address).toEqual(others);
    const [index = ''] = readdirSync(copy.site).filter((file) => new RegExp(`^search-${lang}-.*\\.js$`).test(file));
    expect(readFileSync(path.join(copy.site, index), 'utf8').includes(newQuestion.id), index).toBe(lang === 'en');
  }
});

test('the build says what waits for a translation', () => {
  expect(firstBuild.output).toContain(`The question "${newQuestion.id}" waits for Spanish (support/faq.es.yaml)`);
});

test('a Markdown file put into content/legal is a page, with its entry in every footer', () => {
  expect(sitePaths(copy.site)).toContain(newPage.path);
  expect(pageWords(copy.site, newPage.path)).toContain(`mailto:${changedFacts.supportEmail}`);
  for (const file of htmlFiles(copy.site)) {
    const footer = readFileSync(path.join(copy.site, file), 'utf8').split('<footer')[1];
    expect(footer, file).toContain(`href="${newPage.path}"`);
    expect(footer, file).toContain(newPage.title);
  }
});

test('a change that lies ahead is announced on every page', () => {
  expect(announcements()).toEqual(htmlFiles(copy.site));
});

test('React’s development build finds the HTML as it would have rendered it', async ({ page, complaints }) => {
  // The build that speaks, not the one that is silent.
  const programs = readdirSync(copy.site).filter((file) => file.endsWith('.js'));
  expect(
    programs.some((file) => readFileSync(path.join(copy.site, file), 'utf8').includes('A tree hydrated but')),
  ).toBe(true);
  server = createSiteServer(copy.site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const address of [...sitePaths(copy.site), missingPath]) {
    await page.goto(origin + address);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  }
  expect(
    complaints.filter((complaint) => !headApiComplaint.test(complaint) && !/status of 404/.test(complaint)),
  ).toEqual([]);
});

test('Apple’s badge shows where its language has it, 40 px high at least, and in its proportions', async ({ page }) => {
  await page.goto(origin);
  const badges = page.locator(`a[href^="${changedFacts.appStoreUrl}"]`).filter({ visible: true });
  await expect(badges).toHaveCount(3);
  for (const badge of await badges.all()) {
    await badge.scrollIntoViewIfNeeded();
    await expect(badge).toHaveAccessibleName(/App\sStore/);
    await expect(badge).toHaveText('');
    const picture = badge.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(40);
    expect(width / height).toBeCloseTo(126 / 40, 1);
  }
  await page.goto(`${origin}/support`);
  await expect(page.locator('header a svg text, header a img')).toHaveCount(0);
  await expect(page.locator(`header a[href^="${changedFacts.appStoreUrl}"]`)).toContainText('App Store');
});

test('a build with caches leaves the same site as the one without, byte for byte', async () => {
  test.setTimeout(buildTimeout);
  const before = fingerprint(copy.site);
  expect(await copy.build()).toMatchObject({ code: 0 });
  expect(fingerprint(copy.site)).toEqual(before);
});

test('a build that fails says why, and leaves the site as it was', async () => {
  test.setTimeout(buildTimeout);
  const before = fingerprint(copy.site);
  copy.edit('landing/hero.yaml', (text) => text.replace(/^lede:/m, 'leed:'));
  const line = readFileSync(path.join(copy.dir, 'content/landing/hero.yaml'), 'utf8')
    .split('\n')
    .findIndex((one) => one.startsWith('leed:'));
  const { code, output } = await copy.build();
  expect(code).not.toBe(0);
  expect(output).toContain(`content/landing/hero.yaml:${line + 1}:1`);
  expect(output).toContain('Did you mean "lede"?');
  expect(fingerprint(copy.site)).toEqual(before);
});

test('the build after it writes changed pages anew, whole', async () => {
  test.setTimeout(buildTimeout);
  const words = 'Une assiette, une photo, et tout est noté.';
  copy.edit('landing/hero.yaml', (text) => text.replace(/^leed:.*(?:\n +.*)*/m, `lede: ${words}`));
  const { code } = await copy.build(newPage.effective);
  expect(code).toBe(0);
  expect(pageWords(copy.site, '/')).toContain(words);
  for (const file of htmlFiles(copy.site)) {
    expect(readFileSync(path.join(copy.site, file), 'utf8'), file).toMatch(/<style>[^<]*@font-face/);
  }
});

test('that build, on the day from which the change applies, takes its announcement away', () => {
  expect(announcements()).toEqual([]);
});
