/** Fonts come with the page, have every character, and move nothing when they come late. */
import { expect, laptop, onEachPage, phone, scrollThrough, test } from './helpers/test';

test('the site’s two fonts have every character but those of code, and come with the page', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await onEachPage({ page, site }, async () => {
    await page.evaluate(() => document.fonts.ready);
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body :not(code, :has(code))',
    });
    const ownFonts = new Set<string>();
    const deviceFonts = new Set<string>();
    const answers = await Promise.all(
      nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    for (const { familyName, isCustomFont } of answers.flatMap(({ fonts }) => fonts))
      (isCustomFont ? ownFonts : deviceFonts).add(familyName);
    expect([...deviceFonts]).toEqual([]);
    expect([...ownFonts]).toHaveLength(2);
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
    const painted = () => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    for (const path of site.paths) {
      await page.route(/\.(woff2|avif|webp|png|jpe?g|svg)$/, (route) =>
        painted()
          .then(() => new Promise((done) => setTimeout(done, 300)))
          .then(() => route.continue())
          .catch(() => {}),
      );
      await page.goto(path, { waitUntil: 'commit' });
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
