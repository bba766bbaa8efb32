import type { Page } from '@playwright/test';
import { expect, test } from './support/cms';
import { contentFiles } from './support/content-files';
import { expand, openEntry } from './support/editor';

const hostile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">\n<script>alert(1)</script></svg>';
const refusal = 'L’image « zoe.svg » n’a pas été enregistrée : elle contient ce qui n’a pas sa place dans une image.';
const remedy = 'Retirez <script> (ligne 2), ou exportez-la en PNG.';

const choose = async (cms: Page, button: string) => {
  const picker = cms.waitForEvent('filechooser');
  await cms.getByRole('button', { name: button }).click();
  await (await picker).setFiles({ name: 'Zoé.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostile) });
};

test('a picture that holds a program is not published with an entry, and the editor reads why', async ({
  cms,
  project,
}) => {
  const before = contentFiles(project);
  await openEntry(cms, 'Page d’accueil', 'Accueil : témoignages');
  await expand(cms, 'Nadia');
  await cms.getByRole('button', { name: 'Replace Image' }).first().click();
  await choose(cms, 'Téléverser');
  await cms.getByRole('button', { name: 'Insérer' }).click();
  await cms.getByText('../images/testimonials/zoe.svg').waitFor();
  await cms.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cms.getByRole('alertdialog')).toContainText(refusal);
  await expect(cms.getByRole('alertdialog')).toContainText(remedy);
  expect(contentFiles(project)).toEqual(before);
});

test('nor is it taken into the library of pictures', async ({ cms, project }) => {
  const before = contentFiles(project);
  const told: string[] = [];
  cms.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  await cms.getByRole('radio', { name: 'Ressources' }).click();
  await cms.getByRole('option', { name: 'Ressources globales' }).click();
  await cms.getByRole('button', { name: 'Téléverser de nouvelles ressources' }).first().click();
  await choose(cms, 'Choisir des fichiers');
  await cms.getByRole('button', { name: 'Téléverser', exact: true }).last().click();
  await expect.poll(() => told).toEqual([`${refusal} ${remedy}`]);
  expect(contentFiles(project)).toEqual(before);
});
