/** Pages that something else changes under a visitor's hands: a translation, a password manager, an extension. */
import { translate } from './support/looks';
import { expect, menuOf, type Page, phone, test } from './support/test';

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a translation': (page) => page.evaluate(translate),
  'a password manager': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input'))
        field.insertAdjacentHTML('afterend', '<div data-manager></div>');
      document.body.append(document.createElement('manager-overlay'));
    }),
  'an extension': (page) =>
    page.evaluate(() => {
      document.documentElement.setAttribute('data-extension', '1');
      document.body.classList.add('extension');
      document.head.append(document.createElement('style'));
    }),
};

for (const [who, change] of Object.entries(changes)) {
  test(`beside ${who}: what is typed, opened and focused stays, and so does the change`, async ({ page, site }) => {
    const [help] = site.help;
    const question = help?.faq.groups[0]?.items[0]?.question.replaceAll(/[\u202f\u00a0]/g, ' ') ?? '';
    const changed = page.locator('font, [data-manager], [data-extension]');
    await page.setViewportSize(phone);
    await page.goto(help?.path ?? '');
    await change(page);
    const count = await changed.count();
    expect(count).toBeGreaterThan(0);
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type(question);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(field).toHaveValue(question);
    await expect(field).toBeFocused();
    // Once more, as a browser also translates what is found.
    await change(page);
    await field.press('Backspace');
    await expect(page.getByRole('article')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('article')).toBeHidden();

    const answer = page.locator('#faq details').last();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    const button = page.locator('header button');
    const menu = page.locator('header nav[popover]');
    await button.click();
    await expect(menu).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(menu).toBeVisible();
    await expect(answer).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await changed.count()).toBeGreaterThanOrEqual(count);
    if (who === 'a translation') await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
    else await expect(menuOf(page, site, help?.lang).button).toBeVisible();
  });
}
