/** What moves, and for whom. */
import { expect, laptop, missingPath, onEachPage, phone, test } from './support/test';

test('nothing moves for those who asked for less motion, nor in older browsers', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('view-transition', 'unknown') });
    },
  );
  await onEachPage({ page, site }, async () => {
    await page.locator('a').nth(1).hover();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionProperty, animationName } = getComputedStyle(element, part);
          const isStill = transitionProperty === 'none' && animationName === 'none';
          return isStill ? [] : [`${element.outerHTML.slice(0, 80)} ${part}`];
        }),
      ),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the hero enters for those who did not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('the mirabelle rolls from the first step to the third as the page is scrolled', async ({ page }) => {
  const place = (part: number, axis: 'x' | 'y') =>
    page.locator('#how-it-works ol').evaluate(
      async (list, { share, along }) => {
        const { top, height } = list.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height * share - innerHeight / 2, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const moved = document
          .getAnimations()
          .map((animation) => animation.effect as KeyframeEffect)
          .find((effect) => effect.getKeyframes().some((frame) => 'offsetDistance' in frame));
        const box = moved?.target?.getBoundingClientRect();
        const frame = list.getBoundingClientRect();
        if (!box) return Number.NaN;
        return along === 'x'
          ? (box.left + box.width / 2 - frame.left) / frame.width
          : (box.top + box.height / 2 - frame.top) / frame.height;
      },
      { share: part, along: axis },
    );
  for (const [viewport, axis] of [
    [phone, 'y'],
    [laptop, 'x'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const places = [await place(-0.5, axis), await place(0.5, axis), await place(1.8, axis)];
    expect(places[0]).toBeLessThan(1 / 3);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(places[2]).toBeGreaterThan(2 / 3);
  }
});

test('the mirabelle falls, rolls and arrives by scrolling alone, not by the clock', async ({ page }) => {
  await page.goto('/');
  const byClock = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('main :is(svg, div)'))
      .filter(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some((frame) => 'rotate' in frame || 'offsetRotate' in frame),
      )
      .map(({ timeline }) => timeline === document.timeline),
  );
  expect(byClock).toEqual([false, false, false]);
});

// In engines with cross-document view transitions.
test('the drawing at the head of a page becomes that of the next one', async ({ page, site }) => {
  // Of two elements with one name, neither is carried.
  await onEachPage({ page, site }, async () => {
    const all = page.locator('*');
    const carried = await all.evaluateAll((them) => them.map((one) => getComputedStyle(one).viewTransitionName));
    const names = carried.filter((name) => name !== 'none');
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const carried = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      document.documentElement.dataset.carried = carried.join(' ');
    });
  });
  await page.goto(site.help[0]?.path ?? '');
  for (const next of [missingPath, site.legal[0]?.address ?? '']) {
    // Not before the page is on the screen: there would be nothing to carry.
    await page.evaluate((to) => void requestAnimationFrame(() => setTimeout(() => location.assign(to))), next);
    await expect(page).toHaveURL(next);
    await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(motif\)/);
  }
});
