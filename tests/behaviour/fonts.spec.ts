import type { Page } from '@playwright/test';
import { allPaths, expect, test } from './support/test';

/** The families of fonts that the letters of some elements are set in: those that the site serves, and the device's. */
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
  return { own: [...families.own], others: [...families.others] };
};

/** Opens a page with its fonts: one that came too late for the first visit is there for the second. */
const visitTwice = async (page: Page, path: string) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
};

for (const path of allPaths()) {
  test(`the site's two fonts have every character on ${path}`, async ({ page }) => {
    await visitTwice(page, path);
    const { own, others } = await familiesOf(page, 'body *');
    expect(others).toEqual([]);
    expect(own).toHaveLength(2);
  });
}

test("the font that the landing page's answer names in its header is all that its headline needs", async ({ page }) => {
  const response = await page.goto('/');
  const [, early] =
    /^<(\/static\/[^>]+\.woff2)>; rel=preload; as=font; crossorigin$/.exec(response?.headers().link ?? '') ?? [];
  expect(early).toBeTruthy();
  await page.route('**/*.woff2', (route) =>
    route.request().url().endsWith(String(early)) ? route.continue() : route.abort(),
  );
  await visitTwice(page, '/');
  expect((await familiesOf(page, 'h1, h1 *')).others).toEqual([]);
  expect((await familiesOf(page, 'h1 ~ p')).own).toEqual([]);
});

test('a page whose headline is set in the whole font names none in its header', async ({ request }) => {
  for (const path of allPaths().filter((one) => one !== '/'))
    expect((await request.get(path)).headers().link, path).toBeUndefined();
});
