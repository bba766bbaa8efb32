/** The same journeys in every engine; each project of the configuration is one. */

import { isHydrated } from '../support/is-hydrated';
import { countSheets } from '../support/pdf';
import type { EnginePage } from './support/engine';
import { appearance, picturesNotSeen, positions, shortLines, sidewaysScroll } from './support/page-facts';
import { scrollThrough } from './support/scroll-through';
import { allPaths, expect, sitePaths, test } from './support/test';
import { later, until } from './support/until';

const phone = { width: 390, height: 844 };
const heights = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const hydrate = async (page: EnginePage) => {
  await page.evaluate(() => {
    document.querySelector('header a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await until(() => page.evaluate(isHydrated), 'a hydrated page');
};

const fontsCame = (page: EnginePage) => until(() => page.evaluate(() => document.fonts.status === 'loaded'), 'fonts');

test.describe.configure({ timeout: 240_000 });

for (const [width, height] of Object.entries(heights)) {
  test(`every page at ${width} px: pictures, text and nothing that moves`, async ({ tab: page, site }) => {
    await page.resize(Number(width), height);
    for (const path of allPaths()) {
      const at = `${path} at ${width} px`;
      site.hold();
      await page.goto(site.origin + path);
      // Browsers ask for a font when they lay the page out; one that comes later than this is too late for it, by the
      // clock alone (`font-display: optional`).
      await page.evaluate(positions);
      await later(400);
      const before = await page.evaluate(positions);
      site.release();
      await scrollThrough(page);
      const after = await page.evaluate(positions);
      const moved = before.flatMap(({ name, box }, index) => {
        const now = after[index]?.box ?? [];
        const stands = box.every((value, side) => Math.abs(value - (now[side] ?? Number.NaN)) <= 1);
        return stands ? [] : [`${name}: ${box.map(Math.round)} → ${now.map(Math.round)}`];
      });
      expect.soft(before.length, `what stands on ${at}`).toBeGreaterThan(0);
      expect.soft(moved, `moved on ${at}`).toEqual([]);
      expect.soft(after.length, `what stands on ${at}`).toBe(before.length);
      expect.soft(await page.evaluate(picturesNotSeen), `pictures on ${at}`).toEqual([]);
      expect.soft(await page.evaluate(sidewaysScroll), `sideways scroll of ${at}`).toBe(0);
      // Once more, with the fonts that are there by now, and are asked for at the layout.
      await page.goto(site.origin + path);
      await page.evaluate(positions);
      await fontsCame(page);
      expect.soft(await page.evaluate(shortLines), `short lines on ${at}`).toEqual([]);
    }
  });
}

/** How wide the narrow no-break space of French texts is, and the usual one, in each font that the page brings. */
const spaces = async () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const context = document.createElement('canvas').getContext('2d');
  const found: { narrow: number; usual: number }[] = [];
  for (const rule of rules) {
    const source = rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('src') : '';
    if (!context || !source.includes('url(')) continue;
    const family = `brought-${found.length}`;
    document.fonts.add(await new FontFace(family, source).load());
    context.font = `100px ${family}`;
    const width = (text: string) => context.measureText(text).width;
    found.push({ narrow: width('H\u202fH') - width('HH'), usual: width('H H') - width('HH') });
  }
  return found;
};

test('the space before ? and inside « » is half as wide as others', { tag: '@scripts' }, async ({
  tab: page,
  site,
}) => {
  await page.goto(`${site.origin}/support/fr`);
  const found = await page.evaluate(spaces);
  expect(found).toHaveLength(2);
  for (const { narrow, usual } of found) expect(narrow / usual).toBeCloseTo(0.5, 1);
});

test('the landing page is one sheet of paper', async ({ tab: page, site }) => {
  test.skip(!page.print, 'this driver can’t print');
  await page.goto(`${site.origin}/`);
  expect(countSheets((await page.print?.()) ?? Buffer.alloc(0))).toBe(1);
});

const menu = 'header nav[popover]';
const isOpen = (page: EnginePage) =>
  page.evaluate((selector) => document.querySelector(selector)?.matches(':popover-open'), menu);

test('the menu opens, and closes on Escape with the focus back on its button', async ({ tab: page, site }) => {
  await page.resize(phone.width, phone.height);
  await page.goto(`${site.origin}/`);
  expect(await isOpen(page)).toBe(false);
  await page.click('header button');
  await until(() => isOpen(page), 'an open menu');
  await page.press('Escape');
  await until(async () => !(await isOpen(page)), 'a closed menu');
  expect(await page.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);
});

test('after a press on the menu’s button, Tab leads to its first link', async ({ tab: page, site }) => {
  await page.resize(phone.width, phone.height);
  await page.goto(`${site.origin}/`);
  await page.click('header button');
  await until(() => isOpen(page), 'an open menu');
  await page.press('Tab');
  await until(
    () => page.evaluate((selector) => document.activeElement === document.querySelector(`${selector} a`), menu),
    'the focus on the first link',
  );
});

test('the menu closes on a chosen link', { tag: '@scripts' }, async ({ tab: page, site }) => {
  await page.resize(phone.width, phone.height);
  await page.goto(`${site.origin}/`);
  await page.click('header button');
  await until(() => isOpen(page), 'an open menu');
  await page.click(`${menu} li:nth-child(2) a`);
  await until(async () => !(await isOpen(page)), 'a closed menu');
  expect(await page.evaluate(() => location.hash.length)).toBeGreaterThan(1);
});

/** How far the target of the address stands below the header, and how high the window is. */
const arrival = () => {
  const target = document.getElementById(location.hash.slice(1));
  const header = document.querySelector('header');
  if (!target || !header) return undefined;
  // A section's own padding belongs to it; what one reads begins with its title.
  const title = target.querySelector('h1, h2, h3') ?? target;
  return {
    below: title.getBoundingClientRect().top - header.getBoundingClientRect().bottom,
    height: innerHeight,
  };
};

/** Where the target of the address is, once it stands still. */
const arrived = (page: EnginePage) => {
  let last: number | undefined;
  return until(async () => {
    const now = await page.evaluate(arrival);
    const stands = now && now.below === last;
    last = now?.below;
    return stands && now;
  }, 'a target that stands still');
};

for (const { width, height, open } of [
  { ...phone, open: true },
  { width: 1280, height: 800, open: false },
]) {
  test(`each fragment of the header's links arrives below it at ${width} px`, async ({ tab: page, site }) => {
    await page.resize(width, height);
    await page.goto(`${site.origin}/`);
    const count = await page.evaluate((selector) => document.querySelectorAll(`${selector} li`).length, menu);
    expect(count).toBeGreaterThan(0);
    for (let index = 1; index <= count; index += 1) {
      await page.goto(`${site.origin}/`);
      if (open) {
        await page.click('header button');
        await until(() => isOpen(page), 'an open menu');
      }
      await page.click(`${menu} li:nth-child(${index}) a`);
      await until(() => page.evaluate(() => location.hash.length > 1), 'a fragment in the address');
      const stands = await arrived(page);
      expect.soft(stands.below, `link ${index}`).toBeGreaterThanOrEqual(0);
      expect.soft(stands.below, `link ${index}`).toBeLessThan(stands.height / 2);
    }
  });
}

test('an answer opens', async ({ tab: page, site }) => {
  await page.resize(phone.width, phone.height);
  await page.goto(`${site.origin}/support`);
  const answer = () => {
    const box = document.querySelector('#faq details > div')?.getBoundingClientRect();
    return { open: document.querySelector<HTMLDetailsElement>('#faq details')?.open, height: box?.height ?? 0 };
  };
  expect(await page.evaluate(answer)).toMatchObject({ open: false });
  await page.evaluate(() => document.querySelector('#faq summary')?.scrollIntoView({ block: 'center' }));
  await page.click('#faq summary');
  await until(async () => {
    const { open, height } = await page.evaluate(answer);
    return open && height > 10;
  }, 'an open answer');
});

/** The longest word of the first question finds at least this question. */
const longWord = () => {
  const words = document.querySelector('#faq h4')?.textContent?.match(/\p{L}+/gu) ?? [];
  return words.sort((a, b) => b.length - a.length)[0] ?? '';
};

const hasAnswer = (page: EnginePage) => page.evaluate(() => document.querySelector('article mark') !== null);

const asked = (page: EnginePage) => page.evaluate(() => new URLSearchParams(location.search).get('q'));

/** Finds an answer, and waits until the question is in the address. @returns what was looked for */
const search = async (page: EnginePage): Promise<string> => {
  const word = await page.evaluate(longWord);
  await page.type('input[name=q]', word);
  await until(() => hasAnswer(page), 'an answer');
  await until(async () => (await asked(page)) === word, 'the question in the address');
  return word;
};

test('the search answers, is in the address, and comes back with "back"', { tag: '@scripts' }, async ({
  tab: page,
  site,
}) => {
  await page.resize(1280, 800);
  await page.goto(`${site.origin}/support`);
  const word = await search(page);
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await page.click('footer a[href="/terms"]');
  const field = () => page.evaluate(() => document.querySelector<HTMLInputElement>('input[name=q]')?.value ?? null);
  // The address changes before the page.
  await until(async () => (await field()) === null, 'another page');
  await page.back();
  await until(() => hasAnswer(page), 'the answer again');
  expect(await asked(page)).toBe(word);
  expect(await field()).toBe(word);
});

test('an answer chosen from what the search found arrives below the header, and "back" where it was chosen', {
  tag: '@scripts',
}, async ({ tab: page, site }) => {
  await page.resize(phone.width, phone.height);
  await page.goto(`${site.origin}/support`);
  await search(page);
  await page.evaluate(() => document.querySelector('article > a')?.scrollIntoView({ block: 'center' }));
  const position = () => page.evaluate(() => scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  await page.click('article > a');
  await until(() => page.evaluate(() => location.hash.length > 1), 'a fragment in the address');
  await until(async () => !(await hasAnswer(page)), 'no more answers above the questions');
  const { below, height } = await arrived(page);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(height / 2);
  await page.back();
  await until(() => hasAnswer(page), 'the answer again');
  // A browser puts the page there at once; the site must not take it away a moment later.
  await later(700);
  expect(Math.abs((await position()) - before)).toBeLessThan(1);
});

test('"back" from a fragment that the first press led to is where the visitor was', { tag: '@scripts' }, async ({
  tab: page,
  site,
}) => {
  await page.resize(1280, 800);
  await page.goto(`${site.origin}/terms`);
  const position = () => page.evaluate(() => scrollY);
  await page.click('main nav a[href="#definitions"]');
  await hydrate(page);
  expect(await position()).toBeGreaterThan(0);
  await page.back();
  await until(() => page.evaluate(() => location.hash === ''), 'the address without the fragment');
  await until(async () => (await position()) === 0, 'the top of the page');
  // A browser puts the page there at once; the site must not take it away a moment later.
  await later(700);
  expect(await position()).toBe(0);
});

test('once hydrated, a page fetches what its links lead to', { tag: '@scripts' }, async ({ tab: page, site }) => {
  await page.resize(1280, 800);
  await page.goto(`${site.origin}/support`);
  await hydrate(page);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/page-data\/.*page-data\.json$/.test(name) && !/page-data\/support\/page-/.test(name)),
    );
  // Fetched when the browser has nothing else to do, which a busy machine may put off.
  await until(fetched, 'what another page needs', 60_000);
  // A refusal is said a moment later.
  await later(200);
});

test('a page reached on the client looks as one loaded', { tag: '@scripts' }, async ({ tab: page, site }) => {
  await page.resize(1280, 800);
  // The second time, the fonts are there from the first paint. The landing page has all of them.
  await page.goto(`${site.origin}/`);
  await fontsCame(page);
  for (const path of sitePaths()) {
    await page.goto(site.origin + path);
    await scrollThrough(page);
    const loaded = await page.evaluate(appearance);

    const from = path === '/privacy' ? '/terms' : '/privacy';
    await page.goto(site.origin + from);
    await hydrate(page);
    await page.evaluate((to) => {
      Object.assign(window, { sameDocument: true });
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, path);
    await until(() => page.evaluate((to) => location.pathname === to, path), 'the page');
    const same = async () => {
      await scrollThrough(page);
      return page.evaluate(appearance);
    };
    let reached = await same();
    await until(async () => {
      reached = await same();
      return reached.length === loaded.length;
    }, 'the whole page').catch(() => {});
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect.soft(reached.filter((line, index) => line !== loaded[index]).slice(0, 5), path).toEqual([]);
    expect.soft(reached.length, path).toBe(loaded.length);
  }
});
