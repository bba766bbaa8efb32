/** Fonts, and where things stand in windows of any width. */
import { brokenWords, cutOffTexts } from './support/looks';
import { expect, laptop, onEachPage, type Page, phone, scrollThrough, test } from './support/test';

/** The families of fonts that the letters of some elements are set in: the site's own, and the device's. */
const familiesOf = async (page: Page, selector: string) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = { own: new Set<string>(), others: new Set<string>() };
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) families[isCustomFont ? 'own' : 'others'].add(familyName);
  }
  await devtools.detach();
  return { own: [...families.own], others: [...families.others] };
};

test('the site’s two fonts have every character, and come with the page', async ({ page, site }) => {
  await onEachPage({ page, site }, async () => {
    await page.evaluate(() => document.fonts.ready);
    const { own, others } = await familiesOf(page, 'body *');
    expect(others).toEqual([]);
    expect(own).toHaveLength(2);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  });
});

for (const viewport of [phone, laptop]) {
  test(`fonts and pictures that come late move next to nothing at ${viewport.width} px`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of site.paths) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.(woff2|avif|webp|png|jpe?g|svg)$/, (route) =>
        held.then(() => route.continue()).catch(() => {}),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await page.unrouteAll({ behavior: 'wait' });
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect.soft(shifted, path).toBeLessThanOrEqual(0.02);
    }
  });
}

test('at any width words stay whole and in sight, and no drawing lies over them', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEachPage({ page, site }, async (path) => {
    for (const width of [320, 480, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width} px`;
      expect.soft(await page.evaluate(brokenWords, 'h1, h2, h3'), at).toEqual([]);
      expect.soft(await page.evaluate(cutOffTexts), at).toEqual([]);
      const covered = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main > section:first-child, #testimonials li, #features li')).flatMap(
          (part) => {
            const drawings = Array.from(part.querySelectorAll('img'))
              .filter((image) => image.checkVisibility())
              .map((image) => image.getBoundingClientRect());
            const words = Array.from(part.querySelectorAll('h1, h3, p, a, label > span, figcaption')).filter(
              (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
            );
            return words
              .filter((element) => {
                const range = document.createRange();
                range.selectNodeContents(element);
                return Array.from(range.getClientRects()).some((line) =>
                  drawings.some(
                    ({ left, right, top, bottom }) =>
                      line.left < right && line.right > left && line.top < bottom && line.bottom > top,
                  ),
                );
              })
              .map((element) => element.textContent);
          },
        ),
      );
      expect.soft(covered, at).toEqual([]);
    }
  });
});
