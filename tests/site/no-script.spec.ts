/** The site without JavaScript. */
import { expect, laptop, menuOf, onEachPage, phone, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** What may be hidden: what opens without a script, what is for wide screens, and the header's link beside a badge. */
const mayBeHidden = [
  'script, style, svg, template, noscript, [role=search]',
  '[popover], [popovertarget]',
  'details:not([open]) > :not(summary)',
  'figure:has([role=img])',
  'header [href*="apple.com"]',
].join();

test('every text and picture is there to be seen', async ({ page, site }) => {
  await onEachPage({ page, site }, async () => {
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      // Animations that follow the scroll never end.
      await page.evaluate(async () => {
        const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
        await Promise.all(timed.map(({ finished }) => finished));
      });
      const hidden = await page.evaluate((left) => {
        const found: (string | null)[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement: element, textContent } = texts.currentNode;
          if (!textContent?.trim() || element?.closest(left)) continue;
          if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found.push(textContent);
        }
        return found;
      }, mayBeHidden);
      expect(hidden).toEqual([]);
    }
    for (const image of await page.locator('main img, footer img').filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      await expect(image).toHaveCSS('opacity', '1');
    }
  });
});

test('the menu opens and closes, and links lead from page to page', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const { button, links } = menuOf(page, site);
  await button.click();
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await links.locator('a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#.+/);
  const path = site.legal[0]?.path ?? '';
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
});

test('answers open, also by their address', async ({ page, site }) => {
  for (const { path, faq } of site.help) {
    const items = faq.groups.flatMap((group) => group.items);
    const [first, last] = [page.locator(`#${items[0]?.id}`), page.locator(`#${items.at(-1)?.id}`)];
    await page.goto(path);
    await page.locator('details', { has: first }).locator('summary').click();
    await expect(first).toBeVisible();
    await page.goto(`${path}#${items.at(-1)?.id}`);
    await expect(last).toBeInViewport();
  }
});
