/** The site without JavaScript. */
import { expect, laptop, menuOf, onEachPage, phone, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const viewport of [phone, laptop]) {
  test(`every word and picture is there to be seen at ${viewport.width} px`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await onEachPage({ page, site }, async () => {
      // Those bound to the scroll never end.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ finished }) => finished),
        ),
      );
      const invisible = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const hidden: (string | null)[] = [];
        // The closed menu and the closed answers open without a script; the code is for wide screens; the header's way to
        // the store gives way to the page's.
        const left =
          '[popover], [popovertarget], details:not([open]) > :not(summary), figure:has([role=img]), header [href*="apple.com"]';
        while (texts.nextNode()) {
          const { parentElement: element, textContent } = texts.currentNode;
          if (
            !textContent?.trim() ||
            element?.closest(`script, style, svg, template, noscript, [role=search], ${left}`)
          )
            continue;
          if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) hidden.push(textContent);
        }
        return hidden;
      });
      expect(invisible).toEqual([]);
      for (const image of await page.locator('main img, footer img').filter({ visible: true }).all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
        await expect(image).toHaveCSS('opacity', '1');
      }
    });
  });
}

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
  for (const { path } of site.legal) {
    await page.goto('/');
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  }
});

test('every answer opens, also by its address', async ({ page, site }) => {
  for (const { path, faq } of site.help) {
    const items = faq.groups.flatMap((group) => group.items);
    await page.goto(path);
    for (const { id } of items.slice(0, 5)) {
      await page.locator(`details:has(#${id}) summary`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await page.goto(`${path}#${items.at(-1)?.id}`);
    await expect(page.locator(`#${items.at(-1)?.id}`)).toBeInViewport();
  }
});
