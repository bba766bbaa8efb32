/** The site without JavaScript. */
import { expect, laptop, menuOf, onEachPage, phone, test } from './helpers/test';

test.use({ javaScriptEnabled: false });

/** What may be hidden: what opens without a script, the plate's answers, and what is for the pointer or wide screens. */
const mayBeHidden = [
  'script, style, svg, template, noscript, [role=search]',
  '[popover], [popovertarget]',
  'details:not([open]) > :not(summary)',
  'figure:has([role=img])',
  '[data-plate] *, [aria-hidden] a',
].join();

for (const viewport of [phone, laptop])
  test(`every text and picture is there to be seen at ${viewport.width} px`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await onEachPage({ page, site }, async () => {
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
        for (const image of document.querySelectorAll('main img, footer img'))
          if (getComputedStyle(image).opacity !== '1' && !image.closest(left)) found.push(image.outerHTML);
        return found;
      }, mayBeHidden);
      expect(hidden).toEqual([]);
    });
  });

test('the menu and an answer open, and links lead from page to page', async ({ page, site }) => {
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
  const path = site.legalPages[0]?.path ?? '';
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await page.goto(site.supportPages[0]?.path ?? '');
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details > div').first()).toBeVisible();
});
