import { contentOf } from '../support/content';
import { allPaths, expect, hydrate, phone, test } from '../support/test';

const { menu } = contentOf('Interface', 'en');
const { header } = contentOf('Navigation', 'en');

for (const path of allPaths()) {
  // WCAG 2.2, 2.1.4: a shortcut of one sign could be set off by speech, and nobody could switch it off.
  test(`no single key is a shortcut on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(page.locator('[aria-keyshortcuts], [accesskey]')).toHaveCount(0);
    await page.locator('main a').first().focus();
    const focused = await page.evaluateHandle(() => document.activeElement);
    for (const key of ['/', '?', 's', 'k', 'f']) await page.keyboard.press(key);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });
}

for (const moment of ['not hydrated', 'hydrated']) {
  test.describe(`the open menu, ${moment},`, () => {
    test.use({ viewport: phone });

    test.beforeEach(async ({ page }) => {
      await page.goto('/support');
      if (moment === 'hydrated') await hydrate(page);
      else await page.route('**/*.js', () => {});
    });

    // WCAG 2.2, 2.4.11: it would lie over what has the focus.
    test('closes as the focus leaves it behind, and the focus stays where it went', async ({ page }) => {
      const links = page.getByRole('navigation', { name: header.label, exact: true });
      await page.getByRole('button', { name: menu, exact: true }).focus();
      await page.keyboard.press('Enter');
      await links.getByRole('link').last().focus();
      await expect(links).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(links).toBeHidden();
      await expect(page.locator('main :focus')).toBeVisible();
    });

    test('stays open as the focus goes back to its button', async ({ page }) => {
      const links = page.getByRole('navigation', { name: header.label, exact: true });
      await page.getByRole('button', { name: menu, exact: true }).focus();
      await page.keyboard.press('Enter');
      await links.getByRole('link').first().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: menu, exact: true })).toBeFocused();
      // Its own state: a menu that folds up is still to be seen.
      expect(await links.evaluate((popover) => popover.matches(':popover-open'))).toBe(true);
    });

    test('closes before the search field has the focus, whose Escape then empties it', async ({ page }) => {
      const links = page.getByRole('navigation', { name: header.label, exact: true });
      const field = page.getByRole('searchbox');
      await field.fill('refund');
      await page.getByRole('button', { name: menu, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(links).toBeVisible();
      await links.getByRole('link').last().focus();
      for (let tabs = 0; tabs < 8 && !(await field.evaluate((one) => one.matches(':focus'))); tabs += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
      await expect(links).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    });
  });
}

for (const height of [400, 320]) {
  // WCAG 2.2, 2.4.7
  test(`each entry of the questions’ index is in sight as it has the focus, in windows ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/support/fr');
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const entries = page.locator('#faq > :first-child a');
    expect(await entries.count()).toBeGreaterThan(1);
    // As a reader has come some way down the questions.
    await page.locator('#faq summary').nth(3).focus();
    await page.locator('#faq summary').nth(3).scrollIntoViewIfNeeded();
    await entries.first().focus();
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused();
      const box = await entry.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bar);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.keyboard.press('Tab');
    }
  });
}
