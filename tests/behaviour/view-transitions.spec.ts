/** What is carried from page to page, in engines with cross-document view transitions. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** The site, each of its pages in two parts: up to the header, and the rest a moment later. */
const inTwoParts = (origin: string) =>
  createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const content = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const start = type.startsWith('text/html') ? content.indexOf('<header') : 0;
    response.write(content.subarray(0, start));
    setTimeout(() => response.end(content.subarray(start)), start > 0 ? 300 : 0);
  });

for (const [how, serve] of [
  ['at once', undefined],
  ['in two parts', inTwoParts],
] as const) {
  test(`the drawing at the head of a page becomes that of the next one, which comes ${how}`, async ({
    page,
    fixtureOrigin,
  }) => {
    const server = serve?.(fixtureOrigin).listen(0, '127.0.0.1');
    if (server) await once(server, 'listening');
    const origin = server ? `http://localhost:${(server.address() as AddressInfo).port}` : fixtureOrigin;
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const carried = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.carried = carried.join(' ');
      });
    });
    await page.goto(`${origin}/support`);
    for (const next of ['/privacy', missingPath, '/terms']) {
      // Not before the page is on the screen: there would be nothing to carry.
      await page.evaluate((to) => {
        requestAnimationFrame(() => setTimeout(() => location.assign(to)));
      }, next);
      await expect(page).toHaveURL(`${origin}${next}`);
      await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(motif\)/);
    }
    server?.closeAllConnections();
    server?.close();
  });
}
