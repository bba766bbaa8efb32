import type { Page } from '@playwright/test';
import { expect, laptop, phone, test } from './support/test';

const tablet = { width: 768, height: 1024 };

/** What moves in the steps, where it stands among them, from left to right and from top to bottom, and on what it is bound. */
const fruit = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('#how-it-works ol') as HTMLElement;
    const moved = document
      .getAnimations()
      .filter((animation) =>
        (animation.effect as KeyframeEffect).getKeyframes().some((frame) => 'offsetDistance' in frame),
      );
    const element = (moved[0]?.effect as KeyframeEffect | undefined)?.target;
    const box = element?.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    return {
      count: moved.length,
      isBoundToScroll: moved.every(({ timeline }) => timeline !== document.timeline),
      x: box ? (box.left + box.width / 2 - frame.left) / frame.width : Number.NaN,
      y: box ? (box.top + box.height / 2 - frame.top) / frame.height : Number.NaN,
    };
  });

/** Scrolls so far that this part of the steps is in the middle of the screen. */
const show = (page: Page, part: number) =>
  page.locator('#how-it-works ol').evaluate(async (list, share) => {
    const { top, height } = list.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * share - innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, part);

for (const [device, viewport, axis] of [
  ['phone', phone, 'y'],
  ['tablet', tablet, 'y'],
  ['laptop', laptop, 'x'],
] as const) {
  test(`on a ${device} the mirabelle rolls from the first step to the third as the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const places: number[] = [];
    for (const part of [-0.5, 0.5, 1.8]) {
      await show(page, part);
      const { count, isBoundToScroll, ...place } = await fruit(page);
      expect(count).toBe(1);
      expect(isBoundToScroll).toBe(true);
      places.push(place[axis]);
    }
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = places;
    expect(first).toBeLessThan(1 / 3);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(third).toBeGreaterThan(2 / 3);
  });
}

test('no two sheets of the landing page are cut alike', async ({ page }) => {
  await page.goto('/');
  const cuts = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main > section, body footer')).flatMap((sheet) =>
      ['::before', '::after']
        .map((side) => getComputedStyle(sheet, side).clipPath)
        .filter((cut) => cut.startsWith('polygon')),
    ),
  );
  expect(cuts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(cuts).size).toBe(cuts.length);
});

for (const width of [390, 640, 768, 1023]) {
  test(`at ${width} px each step's words and picture ${width < 640 ? 'stand below each other' : 'lie opposite, on alternate sides'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const sides = await page.locator('#how-it-works li').evaluateAll((steps) =>
      steps.map((step) => {
        const [picture, words] = Array.from(step.children, (part) => part.getBoundingClientRect());
        if (!picture || !words) return 'nothing';
        if (words.top > picture.top + picture.height / 2) return 'below';
        return words.left > picture.left ? 'right' : 'left';
      }),
    );
    expect(sides).toEqual(width < 640 ? ['below', 'below', 'below'] : ['right', 'left', 'right']);
  });
}
