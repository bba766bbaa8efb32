import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { compressFiles } from '../../../src/finish/compress';
import { type ChangedSite, makeChangedSite } from '../../../tests/behaviour/support/changed-site';
import { isHydrated } from '../../../tests/support/is-hydrated';
import { releaseSite } from '../../release/release-site';
import type { Trial } from './trial';

const releases = 6;
const seconds = 1000;

/** The title of the privacy policy in the fixture, and one that a release brings. */
const title = 'Politique de confidentialité';
const newTitle = 'Politique de vos données';

/** What six releases may bring to somebody who has a page open. */
export const changes = ['other words', 'other words and other code'] as const;
export type Change = (typeof changes)[number];

const replaceIn = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
};

/** A copy of a site in which the title is another one: all that Gatsby writes when an editor changes words. */
const withNewTitle = async (site: string, folder: string) => {
  cpSync(site, folder, { recursive: true });
  const files = ['privacy/index.html', 'page-data/privacy/page-data.json'];
  for (const file of files) replaceIn(path.join(folder, file), title, newTitle);
  await compressFiles(folder, files);
};

const build = async (copy: ChangedSite) => {
  const { code, output } = await copy.build();
  if (code !== 0) throw new Error(output);
};

/**
 * Builds the fixture with a new title and another line of code, so that all programs get other names.
 * @param folder where the built sites are written: one for each change, and "old" if `old` does not name a built one
 */
export const buildSites = async (folder: string, old?: string): Promise<Record<Change | 'old', string>> => {
  const site = (name: string) => path.join(folder, name);
  const copy = makeChangedSite();
  try {
    if (!old) {
      await build(copy);
      cpSync(copy.site, site('old'), { recursive: true });
    }
    const [words, code] = changes;
    await withNewTitle(old ?? site('old'), site(words));
    copy.edit('legal/privacy.md', (text) => text.replace(`title: ${title}`, `title: ${newTitle}`));
    replaceIn(
      path.join(copy.dir, 'src/gatsby/browser/initial-client-render.ts'),
      'followProseLinks();',
      "followProseLinks();\n  document.documentElement.dataset.code = 'new';",
    );
    await build(copy);
    cpSync(copy.site, site(code), { recursive: true });
    return { old: old ?? site('old'), [words]: site(words), [code]: site(code) } as Record<Change | 'old', string>;
  } finally {
    copy.remove();
  }
};

const hydrates = (page: Page) =>
  page.waitForFunction(isHydrated, undefined, { timeout: 8 * seconds }).then(
    () => true,
    () => false,
  );

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/**
 * Presses the menu's button. If the programs were made anew meanwhile, Gatsby loads the document anew instead of
 * hydrating it (`production-app.js`), once: it is the visitor's next press that hydrates.
 */
const openMenu = async (page: Page): Promise<boolean> => {
  const menu = page.locator('header button').first();
  await menu.tap();
  if (await hydrates(page)) return true;
  if (await isSameDocument(page)) return false;
  await menu.tap();
  return hydrates(page);
};

type Options = { hydrated: boolean; sabotaged?: boolean };

/**
 * Opens the landing page, releases another site six times, then presses the menu's button and follows a link:
 * the visitor is on the new page, and nothing went wrong on the way.
 * @param page on a phone
 * @param sites what `buildSites` returned
 * @param options whether the page is hydrated before the releases; `sabotaged` takes the former files away
 * @returns whether the link led there without loading the document anew
 * @throws AssertionError saying what is not so
 */
export const keepTabOpen = async (
  page: Page,
  trial: Trial,
  sites: Record<Change | 'old', string>,
  change: Change,
  { hydrated, sabotaged }: Options,
): Promise<{ sameDocument: boolean }> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await releaseSite(trial.home, sites.old);
  await page.goto(`http://localhost:${trial.port}/`);
  if (hydrated) {
    await openMenu(page);
    await page.keyboard.press('Escape');
  }
  for (let count = 0; count < releases; count += 1) await releaseSite(trial.home, sites[change]);
  if (sabotaged) rmSync(path.join(trial.home, 'assets'), { recursive: true });

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  assert.ok(await openMenu(page), `The page is not hydrated: ${complaints.join('\n')}`);
  await page.keyboard.press('Escape');
  await page.locator('footer a[href="/privacy"]').tap();
  const heading = page.getByRole('heading', { level: 1, name: newTitle });
  await heading.waitFor({ timeout: 10 * seconds }).catch(() => assert.fail(`${page.url()} ${complaints.join('\n')}`));
  assert.equal(new URL(page.url()).pathname, '/privacy');
  assert.deepEqual(complaints, []);
  return { sameDocument: await isSameDocument(page) };
};
