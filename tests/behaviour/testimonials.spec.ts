import type { Locator } from '@playwright/test';
import { boxOf } from './support/box-of';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const testimonials = contentOf('Testimonials');

const overlap = async (a: Locator, b: Locator) => {
  const [one, two] = [await boxOf(a), await boxOf(b)];
  return one.x < two.right && two.x < one.right && one.y < two.bottom && two.y < one.bottom;
};

for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
  test(`at ${width} px no portrait covers words, and an age stands on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const section = page.locator('#testimonials');
    const title = section.getByRole('heading', { level: 2 });
    const items = await section.getByRole('listitem').all();
    expect(items).toHaveLength(testimonials.items.length);
    for (const [index, item] of items.entries()) {
      const portrait = item.getByRole('img').first();
      expect(await overlap(portrait, title)).toBe(false);
      expect((await boxOf(portrait)).width).toBeGreaterThanOrEqual(176);
      for (const other of items) expect(await overlap(portrait, other.getByRole('figure'))).toBe(false);
      const age = item.getByText(`${testimonials.items[index]?.age}\u00a0${testimonials.ageLabel}`, { exact: true });
      expect(await age.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
  });
}

for (const width of [640, 768, 1023]) {
  test(`at ${width} px each portrait stands beside its quotation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const item of await page.locator('#testimonials').getByRole('listitem').all()) {
      const [portrait, words] = [await boxOf(item.getByRole('img').first()), await boxOf(item.getByRole('figure'))];
      expect(portrait.y).toBeLessThan(words.bottom);
      expect(words.y).toBeLessThan(portrait.bottom);
    }
  });
}
