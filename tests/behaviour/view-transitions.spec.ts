/** What is carried from page to page, in engines with cross-document view transitions. */
import { allPaths, expect, missingPath, test } from './support/test';

const names = () =>
  Array.from(document.querySelectorAll('*'), (element) => getComputedStyle(element).viewTransitionName).filter(
    (name) => name !== 'none',
  );

for (const path of allPaths()) {
  // Of two elements with one name, neither is carried, nor anything else on the page.
  test(`${path} names each thing that is carried once`, async ({ page }) => {
    await page.goto(path);
    const found = await page.evaluate(names);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name, index) => found.indexOf(name) !== index)).toEqual([]);
  });
}

test('the drawing at the head of a page becomes that of the next one', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const carried = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      document.documentElement.dataset.carried = carried.join(' ');
    });
  });
  await page.goto('/support');
  for (const next of ['/privacy', missingPath, '/terms']) {
    await page.evaluate((to) => location.assign(to), next);
    await expect(page).toHaveURL(next);
    await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(motif\)/);
  }
});
