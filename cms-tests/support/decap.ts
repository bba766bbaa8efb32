import type { Page } from '@playwright/test';

/** Opens an entry of the CMS, from wherever one is in it. */
export const openEntry = async (cms: Page, collection: string, entry: string): Promise<void> => {
  const back = cms.getByRole('link', { name: 'Écriture dans la collection' });
  if (await back.isVisible()) await back.click();
  await cms.getByRole('link', { name: collection, exact: true }).click();
  await cms.getByRole('link', { name: entry, exact: true }).click();
};

/** Opens an entry of a list, with the arrow above its name. */
export const expand = async (cms: Page, name: string): Promise<void> => {
  await cms.getByText(name, { exact: true }).locator('xpath=preceding-sibling::div[1]/button[1]').first().click();
};

/** The page as the site will show it. */
export const preview = (cms: Page) => cms.frameLocator('iframe').first();

export const publish = async (cms: Page): Promise<void> => {
  await cms.getByRole('button', { name: 'Publier' }).click();
  await cms.getByRole('menuitem', { name: 'Publier maintenant', exact: true }).click();
  await cms.getByText('Modifications enregistrées', { exact: true }).waitFor();
};
