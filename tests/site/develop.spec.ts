/** What developers and editors see while they work: `npm run develop`, on a copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './helpers/edited-site';
import { expect as expectSoon, freePort, type Page, test } from './helpers/test';

test.describe.configure({ mode: 'serial' });
// Gatsby renders a page's `Head` in a <div>: React warns of the <html> there, which Gatsby asks for.
test.use({ expectedMessages: /In HTML, %s cannot be a child of .*<html>/s });

/** A change takes some seconds: Gatsby runs the queries of all pages again. */
const expect = expectSoon.configure({ timeout: 30_000 });

let folder: string;
const at = (file: string) => path.join(folder, 'content', file);

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(420_000);
  folder = mkdtempSync(path.join(tmpdir(), 'develop-'));
  copyProject(folder);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { ...process.env, CI: '1', NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1' };
  const command = ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)];
  server = spawn(process.execPath, command, { cwd: folder, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 400_000 }).toContain('You can now view');
});

test.afterAll(async () => {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Saves a file as most text editors do: a new file takes the place of the old one. */
const save = (file: string, text: string) => {
  writeFileSync(`${at(file)}.tmp`, text);
  renameSync(`${at(file)}.tmp`, at(file));
};

const panelOf = (page: Page) => page.locator('#content-diagnostics');

const open = async (page: Page, to: string) => {
  await page.goto(origin + to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('gatsby-fast-refresh')).toHaveCount(0);
};

test('every page opens, without an error, and page.js works', async ({ page, site }) => {
  for (const { path } of site.pages) await open(page, path);
  await open(page, `${site.supportPages[0]?.path}?q=rutabaga`);
  await expect(page.getByRole('searchbox')).toHaveValue('rutabaga');
});

test('the page shows the diagnostics and stays as it was; after a correction it shows the new text', async ({
  page,
  site,
}) => {
  const { path: to = '', title = '' } = site.legalPages.find(({ isArchived }) => !isArchived) ?? {};
  const isItsFile = (name: string) => readFileSync(at(`legal/${name}`), 'utf8').includes(`\npath: ${to}\n`);
  const legalFile = `legal/${readdirSync(at('legal')).find(isItsFile)}`;
  const yamlFile = 'errors/not-found.yaml';
  const [legal, yaml] = [legalFile, yamlFile].map((file) => readFileSync(at(file), 'utf8'));
  await open(page, to);
  save(legalFile, `${legal}\n{{unknown}}\n`);
  await expect(panelOf(page)).toContainText(legalFile);
  save(yamlFile, `${yaml}\nunknown: key\n`);
  await expect(panelOf(page)).toContainText(yamlFile);
  await page.reload();
  await expect(panelOf(page)).toBeVisible();
  // Gatsby makes all pages again after each change, also while one of them has a mistake.
  save(yamlFile, String(yaml));
  await expect(panelOf(page)).not.toContainText(yamlFile);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  save(legalFile, `${legal}\nUne phrase de plus.\n`);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByText('Une phrase de plus.')).toBeVisible();
  await open(page, to);
  await expect(page.getByText('Une phrase de plus.')).toBeVisible();
});

test('a new document, with a picture in a new folder, becomes a page', async ({ page }) => {
  const description = 'Une description assez longue pour être affichée, qui dit ce que la page contient.';
  const frontmatter = `title: Un document de plus\ndescription: ${description}\nlang: fr\npath: /new\nupdated: 2026-01-31`;
  await open(page, '/');
  save('legal/new.md', `---\n${frontmatter}\nillustration: ../images/new/drawing.svg\n---\n\nUn texte.\n`);
  await expect(panelOf(page)).toContainText('drawing.svg');
  mkdirSync(at('images/new'));
  save('images/new/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>\n');
  await expect(panelOf(page)).toHaveCount(0);
  // Gatsby answers 200 at any path, but has data only for pages.
  const statusOfData = async () => (await page.request.get(`${origin}/page-data/new/page-data.json`)).status();
  await expect.poll(statusOfData).toBe(200);
  await open(page, '/new');
  await expect(page.getByText('Un texte.')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /drawing/);
});
