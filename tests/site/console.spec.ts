import { allPaths, expect, hydrate, missingPath, test } from './support/test';

/** Chromium's own note that a page answered 404, which it should. */
const isExpected = (complaint: string, path: string) => path === missingPath && /status of 404/.test(complaint);

for (const path of allPaths()) {
  test(`${path} loads, hydrates and scrolls without an error or a warning`, async ({ page, complaints }) => {
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((complaint) => !isExpected(complaint, path))).toEqual([]);
  });
}
