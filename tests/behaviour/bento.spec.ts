/** The hero and the feature cards where they change their shape. */
import { boxOf } from './support/box-of';
import { expect, phone, test } from './support/test';

for (const [width, height] of [
  [844, 390],
  [640, 300],
] as const) {
  test(`a phone on its side, ${width} × ${height}: a low header, the words and beside them the picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(height / 5);
    const hero = page.locator('main > section').first();
    const headline = hero.getByRole('heading', { level: 1 });
    const screen = hero.getByRole('img').last();
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(screen).toBeInViewport({ ratio: 0.5 });
    const lines = await headline.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Array.from(range.getClientRects(), ({ right }) => right);
    });
    expect(Math.max(...lines)).toBeLessThan((await boxOf(screen)).x);
  });
}

for (const width of [640, 768, 1024, 1280]) {
  test(`the screen in a card is whole at ${width} px, and covers none of its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    const card = page.locator('#features li').filter({ has: page.getByRole('img') });
    const screen = card.getByRole('img');
    await screen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const corners = await screen.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 4, bottom - 4].map((y) => document.elementFromPoint(middle, y) === element);
    });
    expect(corners).toEqual([true, true]);
    const { x, y } = await boxOf(screen);
    const words = await card.locator('h3, p').evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, bottom } = range.getBoundingClientRect();
        return { right, bottom };
      }),
    );
    expect(words.filter(({ right, bottom }) => right > x && bottom > y)).toEqual([]);
  });
}

test('on a phone, the small cards have their picture beside their words', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const index of [1, 2, 4, 5]) {
    const card = page.locator('#features li').nth(index);
    const title = await boxOf(card.locator('h3'));
    const picture = await boxOf(card.locator('img'));
    expect(Math.abs((title.x + title.right) / 2 - (picture.x + picture.right) / 2)).toBeGreaterThan(phone.width / 4);
    expect((await boxOf(card)).height).toBeLessThan(phone.width);
  }
});

for (const [width, letters] of [
  [320, '100%'],
  [390, '200%'],
  [430, '200%'],
] as const) {
  test(`where there is no room beside it, ${width} pixels, letters of ${letters}, the picture is below the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width });
    await page.goto('/');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    for (const card of await page.locator('#features li').all()) {
      const picture = await boxOf(card.locator('img').first());
      expect((await boxOf(card.locator('p'))).bottom).toBeLessThanOrEqual(picture.y);
      expect(picture.right - picture.x).toBeGreaterThan(width / 2);
    }
  });
}

test.describe('the papers on the first picture', () => {
  const transforms = (all: Element[]) =>
    all.map((element) => {
      const { scale, rotate, opacity } = getComputedStyle(element);
      return `${scale.replace(/^1$/, 'none')} ${rotate.replace(/^0deg$/, 'none')} ${opacity}`;
    });
  const settled = ['none none 1', 'none none 1', 'none none 1'];

  test('settle while the page scrolls, and are seen all the time', async ({ page }) => {
    await page.goto('/');
    const papers = page.locator('#features li').first().locator('img');
    /** The middle of the pictures this far below the middle of the window */
    const place = (below: number) =>
      papers.last().evaluate((element, distance) => {
        const { top, bottom } = element.getBoundingClientRect();
        scrollBy({ top: (top + bottom - innerHeight) / 2 - distance, behavior: 'instant' });
      }, below);
    await place(300);
    await expect
      .poll(() => papers.evaluateAll(transforms))
      .toEqual([
        'none none 1',
        expect.stringMatching(/^1\.0\d* none 1$/),
        expect.stringMatching(/^none -[\d.]+deg 1$/),
      ]);
    await place(-60);
    await expect.poll(() => papers.evaluateAll(transforms)).toEqual(settled);
  });

  test('lie still for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const papers = page.locator('#features li').first().locator('img');
    await papers.last().evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    expect(await papers.evaluateAll(transforms)).toEqual(settled);
  });
});
