import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pageWords } from '../site-tests/support/page-words';
import { legalNotice, legalNoticeSource } from '../test/legal-notice';
import { expect, test } from './support/cms';
import { expand, openEntry, preview, publish } from './support/decap';

const answer = 'Yes, for meals that you log by hand. Photos and sync wait for a connection.';
const quote = "Je mange : je comprends, c'est tout !";
const portrait = { width: 400, height: 500, channels: 3, background: '#c33' } as const;

test('what is published in the CMS stands in the files, there only, and on the rebuilt page', async ({
  cms,
  project,
}) => {
  const before = contentFiles(project);

  await openEntry(cms, 'Aide', 'Questions fréquentes (en)');
  await expand(cms, 'Most asked');
  await expand(cms, 'Can I use the app offline?');
  await cms.getByRole('textbox').filter({ hasText: 'Yes, for basic logging' }).fill(answer);
  await expect(preview(cms).getByText(answer)).toBeVisible();
  await publish(cms);

  await openEntry(cms, 'Page d’accueil', 'Accueil : témoignages');
  await expand(cms, 'Nadia');
  await cms.getByLabel('Citation').first().fill(quote);
  await cms.getByRole('button', { name: 'Choisir une image différente' }).first().click();
  await cms.locator('input[type=file]').setInputFiles({
    name: 'Zoé à table.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: portrait }).png().toBuffer(),
  });
  await cms.getByText('zoe-a-table.png').waitFor();
  await cms.getByRole('button', { name: 'Choisir les éléments sélectionnés' }).click();
  // As the site shows it: typeset.
  await expect(preview(cms).getByText('Je mange : je comprends, c’est tout !')).toBeVisible();
  await publish(cms);

  const faq = 'support/faq.en.yaml';
  const testimonials = 'landing/testimonials.yaml';
  const picture = 'images/testimonials/zoe-a-table.png';
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
  const built = path.join(project, 'public');
  expect(pageWords(built, '/support')).toContain(answer);
  expect(pageWords(built, '/')).toContain('Je mange\u00a0: je comprends, c’est tout\u202f!');
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  const [, address = ''] = /<img[^>]* src="([^"]*zoe-a-table[^"]*)"/.exec(html) ?? [];
  expect(existsSync(path.join(built, decodeURI(address))), address).toBe(true);
});

test('a word in the terms, in rich text, changes its line and no other', async ({ cms, project }) => {
  const file = path.join(project, 'content/legal/terms.md');
  const before = readFileSync(file, 'utf8');
  await openEntry(cms, 'Documents légaux', 'Conditions d’utilisation');
  const paragraph = cms.getByRole('textbox').getByText('Les présentes conditions fixent');
  await paragraph.click({ position: { x: 1, y: 10 } });
  // The editor follows the browser's selection a moment later.
  await cms.waitForTimeout(500);
  await cms.keyboard.type('Bienvenue. ');
  await publish(cms);
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace('Les présentes conditions fixent', 'Bienvenue. Les présentes conditions fixent'),
  );
});

test('a new legal document becomes a file that passes the check', async ({ cms, project }) => {
  await cms.getByRole('link', { name: 'Documents légaux' }).click();
  await cms.getByRole('link', { name: 'Créer une entrée de type Document légal' }).click();
  await cms.getByLabel('Titre').fill(legalNotice.title);
  await cms.getByLabel('Description').fill(legalNotice.description);
  await cms.getByLabel('Langue').fill('fr');
  await cms.getByLabel('Adresse').fill(legalNotice.path);
  await cms.getByLabel('Dernière mise à jour').fill(legalNotice.updated);
  await cms.getByRole('textbox').last().fill(legalNotice.body);
  await expect(preview(cms).getByText(legalNotice.shown)).toBeVisible();
  await publish(cms);

  const file = path.join(project, 'content', legalNotice.file);
  expect(readFileSync(file, 'utf8')).toBe(legalNoticeSource);
  run(project, 'check');
});

/** The content of a project, by the paths of its files. */
function contentFiles(project: string): Map<string, Buffer> {
  const dir = path.join(project, 'content');
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(dir, file), readFileSync(file)]));
}

const run = (project: string, script: string) =>
  execFileSync('npm', ['run', script], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  });
