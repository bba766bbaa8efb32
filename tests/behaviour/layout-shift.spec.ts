import { setTimeout as later } from 'node:timers/promises';
import { allPaths, expect, laptop, phone, test } from './support/test';

type Shift = { value: number; sources: string[] };

for (const [device, viewport] of Object.entries({ phone, laptop })) {
  for (const path of allPaths()) {
    test(`nothing on ${path} moves when fonts and images come late, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.route(/\.woff2$/, async (route) => later(400).then(() => route.continue()));
      await page.route(/\.(avif|webp|png|jpg|svg)$/, async (route) => later(800).then(() => route.continue()));
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
            shifts.push({ value, sources: sources.map(({ node }) => (node as Element | undefined)?.className ?? '') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).toEqual([]);
    });
  }
}
