import { contentOf } from './support/content';
import { allPaths, expect, laptop, phone, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const [device, viewport] of Object.entries({ phone, laptop })) {
  for (const path of allPaths()) {
    test(`everything on ${path} is there to be seen without JavaScript, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // Those bound to the scroll never end.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ finished }) => finished),
        ),
      );
      const invisible = await page.evaluate((qrCode) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const hidden: string[] = [];
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement as Element;
          if (!texts.currentNode.textContent?.trim() || element.closest('script, style, svg')) continue;
          // The closed menu and the closed answers open without a script; the search needs one.
          if (element.closest('[popover], [popovertarget], details:not([open]) > :not(summary), [role=search]'))
            continue;
          // The QR code is for wide screens: a phone doesn't take a picture of itself.
          if (innerWidth < 1024 && element.closest('figure')?.querySelector('[role=img]')?.ariaLabel === qrCode)
            continue;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
            hidden.push(texts.currentNode.textContent);
          }
        }
        return hidden;
      }, contentOf('FreeTrial').qrCode.alt);
      expect(invisible).toEqual([]);
    });

    test(`every picture on ${path} appears without JavaScript, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // The header's belong to its menu, which is closed on a phone and has none on a laptop.
      const images = await page.locator('main img, footer img').all();
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) {
        await expect(image).toBeVisible();
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), {
            message: (await image.getAttribute('src')) ?? '',
          })
          .toBe(true);
        await expect(image).toHaveCSS('opacity', '1');
      }
    });
  }
}

test('the menu opens and closes without JavaScript', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: contentOf('Navigation').header.label, exact: true });
  const button = page.getByRole('button', { name: contentOf('Interface').menu, exact: true });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link').nth(1).click();
  await expect(page).toHaveURL('/#how-it-works');
});

test('links lead from page to page without JavaScript', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/support/fr']) {
    await page.goto('/');
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await page.getByRole('banner').locator('a[href="/#features"]').click();
    await expect(page).toHaveURL('/#features');
    await expect(page.locator('#features h2')).toBeInViewport();
  }
});
