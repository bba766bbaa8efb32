/** The menu of small screens. */
import { expect, laptop, menuOf, phone, test } from './helpers/test';

test.use({ viewport: phone });

test('Escape closes the menu with the focus back on the button; a press outside closes it too', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const { button, links } = menuOf(page, site);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  // WCAG 2.2, 2.5.2: whoever moves on before letting go has not pressed.
  await page.mouse.move(phone.width / 2, phone.height - 20);
  await page.mouse.down();
  await links.hover();
  await page.mouse.up();
  await expect(links).toBeVisible();
  await page.mouse.click(phone.width / 2, phone.height - 20);
  await expect(links).toBeHidden();
});

test('a chosen link closes the menu and leads on; the menu is closed after going back', async ({ page, site }) => {
  const path = site.legalPages[0]?.path ?? '';
  await page.goto(path);
  const { button, links } = menuOf(page, site);
  await button.click();
  await links.locator('a[href^="/#"]').first().click();
  await expect(page).toHaveURL(/\/#.+/);
  await expect(page.locator(new URL(page.url()).hash).getByRole('heading').first()).toBeInViewport();
  await expect(links).toBeHidden();
  // By keyboard, on the page itself.
  await button.press('Enter');
  await links.locator('a[href^="#"]').first().press('Enter');
  await expect(links).toBeHidden();
  await expect(page.locator(new URL(page.url()).hash).getByRole('heading').first()).toBeInViewport();
  await button.click();
  await page.goto(path);
  await page.goBack();
  await expect(links).toBeHidden();
});

test('the menu closes when the focus goes on, but not when the focus goes back to the button', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const { button, links } = menuOf(page, site);
  await button.press('Enter');
  await links.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(links).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
  await button.press('Enter');
  await links.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  expect(await links.evaluate((popover) => popover.matches(':popover-open'))).toBe(true);
});

test('the links are whole in characters twice as large, and the last link is in reach', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, height, fontSize } of [
    { width: 320, height: 844, fontSize: '200%' },
    { width: 768, height: 844, fontSize: '200%' },
    { width: 320, height: 256, fontSize: '100%' },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    const { button, links } = menuOf(page, site);
    await button.click();
    const cutOff = await links.evaluate((menu) =>
      Array.from(menu.querySelectorAll('li a'), (link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().right > menu.getBoundingClientRect().right ? link.textContent : '';
      }).filter(Boolean),
    );
    expect(cutOff, `${width} px, characters of ${fontSize}`).toEqual([]);
    await links.hover();
    await page.mouse.wheel(0, 2000);
    await expect(links.getByRole('link').last()).toBeInViewport();
  }
});

test('the header leads to the store', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const toStore = page.locator('header a').last();
  const { storeBadge, menu } = site.contentOf('Interface');
  await page.goto(site.legalPages[0]?.path ?? '');
  await expect(toStore).toHaveText(storeBadge.get);
  await expect(toStore).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: menu })).toBeInViewport({ ratio: 1 });
});

test('on wide screens the links stand in the header and there is no button', async ({ page, site }) => {
  await page.goto('/');
  const { button, links } = menuOf(page, site);
  await button.click();
  await page.setViewportSize(laptop);
  await expect(button).toBeHidden();
  for (const link of await links.getByRole('link').all()) await expect(link).toBeVisible();
});

test('Tab goes through the header from left to right', async ({ page, site }) => {
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    await page.goto(site.legalPages[0]?.path ?? '');
    const controls = await page.locator('header :is(a, button)').filter({ visible: true }).all();
    const lefts = await Promise.all(controls.map(async (control) => (await control.boundingBox())?.x ?? 0));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  }
});
