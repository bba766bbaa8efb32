/** Animations and transitions. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, onEachPage, test } from './helpers/test';

test('nothing moves for visitors who ask for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEachPage({ page, site }, async () => {
    await page.locator('a').nth(1).hover();
    const moving = await page.evaluate(() => {
      const movingParts: string[] = [];
      for (const element of document.querySelectorAll('body, body *')) {
        for (const part of ['', '::before', '::after']) {
          const { transitionProperty, animationName } = getComputedStyle(element, part);
          const isStill = transitionProperty === 'none' && animationName === 'none';
          if (!isStill) movingParts.push(`${element.outerHTML.slice(0, 80)} ${part}`);
        }
      }
      return movingParts;
    });
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the hero moves in for all other visitors', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

/** The rectangles of all words on the screen. */
const wordsOnScreen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const rectangles: DOMRect[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isVisible = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isVisible && text.textContent?.trim()) rectangles.push(...range.getClientRects());
    }
    return rectangles.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  });

/** A screenshot as values of red, green and blue. */
const pixelsOf = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px the mirabelle never lies over words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    // Neither the header, which hides parts of the page, nor the link that only the keyboard shows.
    const hidden = 'header, [href="#content"], .no-fruit [data-mirabelle]';
    await page.addStyleTag({ content: `${hidden} { visibility: hidden !important }` });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(Array.from(document.images, (image) => image.decode()));
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    let seen = 0;
    for (let position = 0; position < 20; position++) {
      const top = Math.round((position / 19) * height);
      await page.evaluate(async (y) => {
        scrollTo(0, y);
        // Animations that follow the scroll position are painted in the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, top);
      const words = await wordsOnScreen(page);
      const data = await pixelsOf(page);
      await page.evaluate(() => document.body.classList.add('no-fruit'));
      const withoutFruit = await pixelsOf(page);
      await page.evaluate(() => document.body.classList.remove('no-fruit'));
      const covered: string[] = [];
      data.forEach((value, index) => {
        // The edges of letters may differ a little from one picture to the next.
        if (Math.abs(value - (withoutFruit[index] ?? 0)) < 96) return;
        seen += 1;
        const x = Math.floor(index / 3) % width;
        const y = Math.floor(index / 3 / width);
        if (words.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
          covered.push(`${x}, ${y}`);
      });
      expect(covered, `at a scroll position of ${top} px`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(1000);
  });
}
