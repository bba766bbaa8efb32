import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { figtree, youngSerif } from '../../src/gatsby/fonts/web-fonts';
import { pageWords } from '../site/support/page-words';
import { legalNotice, legalNoticeSource } from '../support/legal-notice';
import { siteDir } from '../support/site-dir';
import { expect, test } from './support/cms';
import { contentFiles } from './support/content-files';
import { expand, field, openCollection, openEntry, opened, preview, publish } from './support/editor';

const answer = 'Yes, for meals that you log by hand. Photos and sync wait for a connection.';
const quote = "Je mange : je comprends, c'est tout !";
const picture = 'images/testimonials/zoe-a-table.png';
const portrait = { width: 400, height: 500, channels: 3, background: '#c33' } as const;

/** The families of the site's fonts that a preview is shown in; its fallback faces, from the device, have no `swap`. */
const fontsInUse = (body: HTMLElement) =>
  [...body.ownerDocument.fonts]
    .filter(({ status, display }) => status === 'loaded' && display === 'swap')
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();

test('a preview is set in the site’s fonts', async ({ cms }) => {
  await openEntry(cms, 'Aide', 'Questions fréquentes (en)');
  await expect
    .poll(() => preview(cms).locator('body').evaluate(fontsInUse))
    .toEqual([figtree.family, youngSerif.family]);
});

test('what is published in the CMS stands in the files, there only, and on the rebuilt page', async ({
  cms,
  project,
}) => {
  const before = contentFiles(project);

  await openEntry(cms, 'Aide', 'Questions fréquentes (en)');
  await expand(cms, 'Most asked');
  await expand(cms, 'Can I use the app offline?');
  await field(cms, 'Réponse').fill(answer);
  await expect(preview(cms).getByText(answer)).toBeVisible();
  await publish(cms);

  await openEntry(cms, 'Page d’accueil', 'Accueil : témoignages');
  await expand(cms, 'Nadia');
  await field(cms, 'Citation').fill(quote);
  await cms.getByRole('button', { name: 'Replace Image' }).first().click();
  const picker = cms.waitForEvent('filechooser');
  await cms.getByRole('button', { name: 'Téléverser' }).click();
  await (await picker).setFiles({
    name: 'Zoé à table.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: portrait }).png().toBuffer(),
  });
  await cms.getByRole('button', { name: 'Insérer' }).click();
  await cms.getByText(`../${picture}`).waitFor();
  // As the site shows it: typeset.
  await expect(preview(cms).getByText('Je mange : je comprends, c’est tout !')).toBeVisible();
  await publish(cms);

  const faq = 'support/faq.en.yaml';
  const testimonials = 'landing/testimonials.yaml';
  const after = contentFiles(project);
  expect([...after.keys()].filter((file) => !before.get(file)?.equals(after.get(file) as Buffer)).sort()).toEqual([
    picture,
    testimonials,
    faq,
  ]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  expect(String(after.get(faq))).toBe(
    String(before.get(faq)).replace(/answer: >-\n *Yes, for basic logging.*\n.*\n/, `answer: ${answer}\n`),
  );
  expect(String(after.get(testimonials))).toBe(
    String(before.get(testimonials))
      .replace('testimonials/nadia.svg', 'testimonials/zoe-a-table.png')
      .replace(/quote: >-\n *J’ai enfin compris.*\n.*\n/, `quote: "${quote}"\n`),
  );

  run(project, 'check');
  run(project, 'build');
  const built = path.join(project, siteDir);
  expect(pageWords(built, '/support')).toContain(answer);
  expect(pageWords(built, '/')).toContain('Je\u00a0mange\u00a0: je\u00a0comprends, c’est tout\u202f!');
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  const [, address = ''] = /<img[^>]* src="([^"]*zoe-a-table[^"]*)"/.exec(html) ?? [];
  expect(existsSync(path.join(built, decodeURI(address))), address).toBe(true);
});

test('a word in the terms, in rich text, changes its line and no other', async ({ cms, project }) => {
  const file = path.join(project, 'content/legal/terms.md');
  const before = readFileSync(file, 'utf8');
  await openEntry(cms, 'Documents légaux', 'Conditions d’utilisation');
  const text = field(cms, 'Texte');
  await expect(text).toHaveValue(/^## /m);
  await cms.getByRole('button', { name: 'Modifier en Markdown' }).click();
  await text.getByText('Les présentes conditions fixent').click({ position: { x: 1, y: 10 } });
  // The editor follows the browser's selection a moment later, and shows nothing of it.
  await cms.waitForTimeout(500);
  await cms.keyboard.type('Bienvenue. ');
  await publish(cms);
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace('Les présentes conditions fixent', 'Bienvenue. Les présentes conditions fixent'),
  );
});

test('a new legal document becomes a file that passes the check', async ({ cms, project }) => {
  await openCollection(cms, 'Documents légaux');
  await cms.getByRole('button', { name: 'Créer une entrée', exact: true }).click();
  await opened(cms);
  const words = {
    Titre: legalNotice.title,
    Description: legalNotice.description,
    Langue: 'fr',
    Adresse: legalNotice.path,
    'Dernière mise à jour': legalNotice.updated,
    Texte: legalNotice.body,
  };
  // A new form may take the first words away again.
  await expect(async () => {
    for (const [label, text] of Object.entries(words)) await field(cms, label).fill(text);
    await expect(preview(cms).getByText(legalNotice.shown)).toBeVisible({ timeout: 2000 });
    for (const [label, text] of Object.entries(words)) {
      await expect(field(cms, label)).toHaveValue(text, { timeout: 1000 });
    }
  }).toPass();
  await publish(cms);

  const file = path.join(project, 'content', legalNotice.file);
  expect(readFileSync(file, 'utf8')).toBe(legalNoticeSource);
  run(project, 'check');
});

test('a document duplicated as a former version is kept with its facts written out', async ({ cms, project }) => {
  const dir = path.join(project, 'content/legal');
  const before = readdirSync(dir);
  await openEntry(cms, 'Documents légaux', 'Conditions d’utilisation');
  await cms.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await cms.getByRole('menuitem', { name: /^Dupliquer/ }).click();
  await opened(cms);
  await cms.getByRole('switch', { name: 'Version précédente' }).click();
  await publish(cms);

  const [copy = '', ...others] = readdirSync(dir).filter((file) => !before.includes(file));
  expect(others).toEqual([]);
  const kept = readFileSync(path.join(dir, copy), 'utf8');
  expect(kept).toContain('\nformer: true\n');
  expect(kept).toContain('essai de 3 jours');
  expect(kept).not.toContain('{{');
  run(project, 'check');
});

test('what was written elsewhere in the meantime is not overwritten, and the editor sees it', async ({
  cms,
  project,
}) => {
  const file = path.join(project, 'content/landing/testimonials.yaml');
  await openEntry(cms, 'Page d’accueil', 'Accueil : témoignages');
  const title = field(cms, 'Titre');
  const written = `${readFileSync(file, 'utf8')}# written elsewhere\n`;
  writeFileSync(file, written);
  await title.fill('Un autre titre');
  await cms.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cms.getByRole('alertdialog')).toContainText('changé entre-temps');
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('a fact that changes in the meantime is in the page once it is loaded anew', async ({ cms, project }) => {
  const file = path.join(project, 'content/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^trialDays: .*$/m, 'trialDays: 11'));
  await expect
    .poll(async () => {
      await cms.reload();
      const data = await cms.locator('#cms-data').textContent();
      return JSON.parse(data ?? '').facts.trialDays;
    })
    .toBe(11);
});

test('the page, which holds the key to the files, is for no other host’s name', async ({ cms, request }) => {
  expect((await request.get(cms.url())).status()).toBe(200);
  expect((await request.get(cms.url(), { headers: { Host: 'attacker.example' } })).status()).toBe(421);
});

const run = (project: string, script: string) =>
  execFileSync('npm', ['run', script], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  });
