import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { writeAdmin } from '../../src/cms/write-admin';
import { test as base, expect } from '../site/support/test';
import { fixtureContent } from '../support/fixture-content';
import { expand, openEntry } from './support/editor';
import { answerAsGitHost, type Commit, gitHost } from './support/git-host';

type PublicCms = { cms: Page; commits: Commit[] };

/** The CMS as on the public site, with someone signed in at a host of repositories. */
const test = base.extend<{ publicCms: PublicCms }>({
  publicCms: async ({ page }, use) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'admin-'));
    const repository = {
      repo: 'team/site',
      branch: 'main',
      app_id: 'a',
      base_url: gitHost,
      api_root: `${gitHost}/api/v1`,
    };
    await writeAdmin(path.join(dir, 'admin'), fixtureContent, { name: 'gitea', ...repository });
    const server = createServer(sirv(dir)).listen(0);
    const commits = await answerAsGitHost(page);
    await page.addInitScript(() => {
      const user = { backendName: 'gitea', token: 'a', login: 'zoe', name: 'Zoé', email: 'zoe@mirabelle.example' };
      localStorage['sveltia-cms.user'] = JSON.stringify(user);
    });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/admin/`);
    await use({ cms: page, commits });
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true });
  },
});

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${inner}</svg>`);

const publishPortrait = async (cms: Page, buffer: Buffer) => {
  await openEntry(cms, 'Page d’accueil', 'Accueil : témoignages');
  await expand(cms, 'Nadia');
  await cms.getByRole('button', { name: 'Replace Image' }).first().click();
  const picker = cms.waitForEvent('filechooser');
  await cms.getByRole('button', { name: 'Téléverser' }).click();
  await (await picker).setFiles({ name: 'zoe.svg', mimeType: 'image/svg+xml', buffer });
  await cms.getByRole('button', { name: 'Insérer' }).click();
  await cms.getByText('../images/testimonials/zoe.svg').waitFor();
  await cms.getByRole('button', { name: 'Enregistrer' }).click();
};

test('a picture that holds a program is not committed, and the editor reads why', async ({ publicCms }) => {
  await publishPortrait(publicCms.cms, drawing('<path onclick="a()"/>'));
  await expect(publicCms.cms.getByRole('alertdialog')).toContainText(
    'Retirez onclick (ligne 1), ou exportez-la en PNG.',
  );
  expect(publicCms.commits).toEqual([]);
});

test('a harmless one is', async ({ publicCms }) => {
  await publishPortrait(publicCms.cms, drawing('<path d="M0 0h4"/>'));
  await expect.poll(() => publicCms.commits).toHaveLength(1);
  expect(publicCms.commits[0]?.files).toContainEqual(
    expect.objectContaining({
      path: 'content/images/testimonials/zoe.svg',
      content: drawing('<path d="M0 0h4"/>').toString('base64'),
    }),
  );
});
