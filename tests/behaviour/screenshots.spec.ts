/** Screenshots made of pixels, in the places of the landing page that may show one. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { createSiteServer } from '../../scripts/site-server';
import { buildTimeout, type ChangedSite, makeChangedSite } from './support/changed-site';
import { expect, test } from './support/test';

const places: [document: string, place: (string | number)[]][] = [
  ['landing/hero.yaml', []],
  ['landing/features.yaml', ['items', 3]],
  ['landing/how-it-works.yaml', ['items', 1]],
];

let copy: ChangedSite;
let server: Server;
let origin: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  copy = makeChangedSite();
  const file = 'images/screens/phone.png';
  await sharp({ create: { width: 1170, height: 2532, channels: 3, background: '#b8244f' } })
    .png()
    .toFile(path.join(copy.dir, 'content', file));
  for (const [document, place] of places) {
    copy.edit(document, (text) => {
      const yaml = parseDocument(text);
      yaml.setIn([...place, 'screenshot'], { image: `../${file}`, alt: `Un écran de ${document}` });
      return String(yaml);
    });
  }
  const { code, output } = await copy.build();
  if (code !== 0) throw new Error(output);
  server = createSiteServer(copy.site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  copy?.remove();
});

test('screenshots come as AVIF, else WebP, in several sizes', async ({ page }) => {
  await page.goto(origin);
  const pictures = await page.locator('picture:has([sizes])').evaluateAll((all) =>
    all.map((picture) => ({
      types: Array.from(picture.querySelectorAll('source'), (source) => source.type),
      fallback: picture.querySelector('img')?.getAttribute('src'),
      candidates: Array.from(picture.querySelectorAll<HTMLElement>('[srcset]'), (element) => ({
        sizes: element.getAttribute('sizes'),
        count: element.getAttribute('srcset')?.split(',').length ?? 0,
      })),
    })),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const { types, fallback, candidates } of pictures) {
    expect(types[0]).toBe('image/avif');
    expect([...types, fallback]).toContainEqual(expect.stringMatching(/webp/));
    for (const { sizes, count } of candidates) {
      expect(sizes).toBeTruthy();
      expect(count).toBeGreaterThan(3);
    }
  }
});

test('the first is preloaded from tablets on, in the size that its place takes', async ({ page }) => {
  await page.goto(origin);
  const chosen = await page
    .locator('picture img:not([loading=lazy])')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(chosen).toMatch(/\.avif$/);
  const requests = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ initiatorType, name }) => `${initiatorType} ${name}`,
    ),
  );
  expect(requests.filter((entry) => entry.endsWith(chosen))).toEqual([`link ${chosen}`]);
});

const widths = [320, 360, 390, 412, 480, 600, 640, 768, 820, 1023, 1024, 1280, 1440, 1680, 1920];

/** For each picture made of pixels: what the browser chose, and what the layout needs. */
const choices = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture:has([sizes]) img')];
  return Promise.all(
    pictures.map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
        srcset.split(','),
      );
      const chosen = candidates.find(
        (candidate) => new URL(candidate.trim().split(' ')[0] ?? '', location.href).href === image.currentSrc,
      );
      const pixels = Number(chosen?.trim().match(/ (\d+)w$/)?.[1]);
      return { alt: image.alt, pixels, needed: image.clientWidth * devicePixelRatio };
    }),
  );
};

for (const density of [1, 2, 3]) {
  test(`pictures have the pixels that the layout needs, at ${density}x`, async ({ browser }) => {
    test.slow();
    for (const width of widths) {
      // Each with a cache of its own: a browser takes a larger picture that it already has.
      const page = await browser.newPage({
        deviceScaleFactor: density,
        viewport: { width, height: width < 1024 ? 844 : 900 },
      });
      await page.goto(origin);
      const pictures = await page.evaluate(choices);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { alt, pixels, needed } of pictures) {
        const ratio = pixels / needed;
        expect
          .soft(ratio, `too many pixels at ${width} px: ${pixels} for ${needed}, "${alt}"`)
          .toBeLessThanOrEqual(1.5);
        expect
          .soft(ratio, `too few pixels at ${width} px: ${pixels} for ${needed}, "${alt}"`)
          .toBeGreaterThanOrEqual(0.8);
      }
      await page.close();
    }
  });
}
