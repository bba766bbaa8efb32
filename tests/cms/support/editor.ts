import type { Page } from '@playwright/test';

/** Opens a collection, from wherever one is in the CMS. */
export const openCollection = async (cms: Page, collection: string): Promise<void> => {
  const back = cms.getByRole('button', { name: 'Annuler la modification' });
  if (await back.isVisible()) await back.click();
  await cms.getByRole('treeitem', { name: collection, exact: true }).click();
};

/** Opens an entry, from wherever one is in the CMS. */
export const openEntry = async (cms: Page, collection: string, entry: string): Promise<void> => {
  await openCollection(cms, collection);
  await cms.getByRole('row', { name: entry, exact: true }).click();
  await opened(cms);
};

/** Waits until an entry can be written in: before, the CMS takes the first words away again. */
export const opened = (cms: Page) => preview(cms).locator('main').waitFor();

/** Opens an entry of a list, and scrolls to it: fields out of sight are not there. */
export const expand = async (cms: Page, name: string): Promise<void> => {
  const entries = cms.getByRole('group').filter({ has: cms.getByText(name, { exact: true }) });
  const entry = await entries.last().elementHandle();
  await entries.last().getByRole('button', { name: 'Développer' }).click();
  await entry?.evaluate((element) => element.scrollIntoView({ block: 'start' }));
};

/** A field of text, by its label. */
export const field = (cms: Page, label: string) => cms.getByRole('textbox', { name: label, exact: true });

/** The page as the site will show it. */
export const preview = (cms: Page) => cms.frameLocator('iframe').first();

export const publish = async (cms: Page): Promise<void> => {
  await cms.getByRole('button', { name: 'Enregistrer' }).click();
  await cms.getByRole('tree', { name: 'Liste des collections' }).waitFor();
};
