import { allPaths, expect, test } from './support/test';

for (const path of allPaths()) {
  test(`the site's two fonts have every character on ${path}`, async ({ page }) => {
    await page.goto(path);
    // A font that came too late for the first visit is there for the second.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
    const ours = new Set<string>();
    const others = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) (isCustomFont ? ours : others).add(familyName);
    }
    expect([...others]).toEqual([]);
    expect(ours.size).toBe(2);
  });
}
