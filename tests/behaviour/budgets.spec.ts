import type { Page, Response } from '@playwright/test';
import { pages as budgets } from '../../budgets.json';
import { compressed } from '../../scripts/compressed';
import { allPaths, expect, hydrate, phone, test } from './support/test';

type Kind = keyof (typeof budgets)['*'];
type Sizes = Record<Kind, number>;

const textTypes = ['document', 'script', 'stylesheet', 'fetch', 'xhr', 'manifest'];

/** Programs and rules in the page itself; structured data is content. */
const inlineScripts = (html: string) =>
  Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , body = '']) => body)
    .join('');

/**
 * What counts by its bytes alone, because whether it comes with the page is each browser's choice: lazy pictures below
 * the first screen, and the icon of its tab.
 */
const ofBrowsersChoice = () => [
  ...Array.from(document.images)
    .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight)
    .map((image) => image.currentSrc),
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]'), ({ href }) => href),
];

/** Opens a page, and says how many bytes of each kind it takes, compressed as well as a host can. */
const measure = async (page: Page, path: string): Promise<Sizes> => {
  const sizes: Sizes = {
    'html and css': 0,
    'inline script': 0,
    'script files': 0,
    fonts: 0,
    pictures: 0,
    all: 0,
    requests: 0,
    'script after intent': 0,
  };
  const pending: Promise<void>[] = [];
  const requested: string[] = [];
  let loaded = false;
  const record = (response: Response) => {
    pending.push(
      (async () => {
        const type = response.request().resourceType();
        const body = await response.body();
        const isText = textTypes.includes(type) || /svg|json/.test(response.headers()['content-type'] ?? '');
        const size = isText ? compressed(body).length : body.length;
        if (type === 'script') sizes[loaded ? 'script after intent' : 'script files'] += size;
        if (loaded) return;
        sizes.all += size;
        requested.push(response.url());
        if (type === 'document' || type === 'stylesheet') sizes['html and css'] += size;
        if (type === 'document') sizes['inline script'] = compressed(inlineScripts(body.toString())).length;
        if (type === 'font') sizes.fonts += size;
        if (type === 'image') sizes.pictures += size;
      })(),
    );
  };
  page.on('response', record);
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  loaded = true;
  const uncounted = await page.evaluate(ofBrowsersChoice);
  sizes.requests = requested.filter((url) => !uncounted.includes(url)).length;
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  page.off('response', record);
  await Promise.all(pending);
  sizes['script after intent'] += sizes['inline script'];
  return sizes;
};

test.use({ viewport: phone, deviceScaleFactor: 2 });

for (const path of allPaths()) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const budget: Sizes = path === '/' ? budgets['/'] : budgets['*'];
    const sizes = await measure(page, path);
    const lines = (Object.keys(budget) as Kind[]).map((kind) => {
      const verdict = sizes[kind] > budget[kind] ? 'OVER' : 'ok';
      return `${verdict.padEnd(5)}${path.padEnd(10)}${kind.padEnd(20)}${String(sizes[kind]).padStart(7)} of ${budget[kind]}`;
    });
    console.log(lines.join('\n'));
    expect(lines.filter((line) => line.startsWith('OVER'))).toEqual([]);
  });
}
