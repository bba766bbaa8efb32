/** Everybody can use the pages: WCAG 2.2, by axe and by what axe cannot see. */
import { violations } from './support/axe';
import { cutOffTexts, sidewaysScroll } from './support/looks';
import { expect, laptop, menuOf, onEachPage, phone, test } from './support/test';

const still = { contextOptions: { reducedMotion: 'reduce' as const } };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme},`, () => {
    test.use({ colorScheme, ...still });

    for (const viewport of colorScheme === 'light' ? [phone, laptop] : [phone]) {
      test(`at ${viewport.width} px, with the menu and the answers open`, async ({ page, site }) => {
        await page.setViewportSize(viewport);
        await onEachPage({ page, site }, async () => {
          // axe sees answers that are closed, but not their words on their paper.
          for (const summary of (await page.locator('#faq summary').all()).slice(0, 3)) await summary.press('Enter');
          expect(await violations(page)).toEqual([]);
        });
        if (viewport === laptop) return;
        await page.goto('/');
        await menuOf(page, site).button.click();
        await expect(menuOf(page, site).links).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    test('whatever a search finds', async ({ page, site }) => {
      const [help] = site.help;
      await page.goto(help?.path ?? '');
      for (const query of [help?.faq.groups[0]?.items[0]?.question ?? '', 'xqzw']) {
        await page.getByRole('searchbox').fill(query);
        await expect(page.getByRole('status')).toContainText(query.slice(0, 8));
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

test('by keyboard each link and button is reached, and seen with a ring around it', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const first = [site.paths[0], site.help[0]?.path, site.legal[0]?.address].map(String);
  const look = async () => {
    const expected = await page.evaluate(
      () =>
        Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, summary')).filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    const faults: string[] = [];
    for (let tab = 0; tab < expected; tab += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (!element || element === document.body) return 'The focus is nowhere.';
        const { top, bottom, left } = element.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const name = element.outerHTML.slice(0, 90);
        // WCAG 2.2, 2.4.11
        if (bottom <= 0 || top >= innerHeight || left < 0) return `${name} is out of sight`;
        if (!element.closest('header, a[href="#content"]') && bottom <= bar) return `${name} is below the header`;
        const ring = [element, ...element.querySelectorAll('*'), element.parentElement].some((one) => {
          if (!one) return false;
          return ['', '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
          });
        });
        return ring ? '' : `${name} has no ring`;
      });
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  };
  for (const viewport of [laptop, { width: 1280, height: 400 }]) {
    await page.setViewportSize(viewport);
    await onEachPage({ page, site }, look, viewport === laptop ? first : first.slice(1, 2));
  }
});

for (const [what, options] of Object.entries({
  'at 320 px': { viewport: { width: 320, height: 640 } },
  // 1280 px seen at 400 % (WCAG 2.2, 1.4.10)
  'at 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
})) {
  test.describe(what, () => {
    test.use(options);

    test('no page scrolls sideways and no text is cut off', async ({ page, site }) => {
      await onEachPage({ page, site }, async () => {
        for (const summary of await page.locator('#faq summary').all()) await summary.press('Enter');
        expect(await page.evaluate(sidewaysScroll)).toBe(0);
        expect(await page.evaluate(cutOffTexts)).toEqual([]);
      });
      const { path = '' } = site.help[0] ?? {};
      await page.goto(`${path}?q=${'a'.repeat(60)}`);
      await expect(page.getByRole('status')).not.toBeEmpty();
      expect(await page.evaluate(sidewaysScroll)).toBe(0);
    });
  });
}

test('letters twice as large, and a reader’s own spacing, cut nothing off', async ({ browser, site, baseURL }) => {
  const styles = {
    // WCAG 2.2, 1.4.4: in a window in which a phone's width of such letters fits.
    letters: 'html { font-size: 200% !important }',
    // WCAG 2.2, 1.4.12
    spacing: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  };
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  for (const [name, content] of Object.entries(styles)) {
    for (const width of name === 'letters' ? [320, 390, 640] : [320, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await onEachPage({ page, site }, async () => {
        await page.addStyleTag({ content });
        expect(await page.evaluate(sidewaysScroll), `${name}, ${width} px`).toBe(0);
        expect(await page.evaluate(cutOffTexts), `${name}, ${width} px`).toEqual([]);
        if (width >= 640) return;
        const isInBar = await page.locator('header button').evaluate(({ firstChild }) => {
          const word = document.createRange();
          word.selectNodeContents(firstChild as Node);
          const { right, bottom } = word.getBoundingClientRect();
          return (
            right <= innerWidth && bottom <= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
          );
        });
        expect(isInBar, `the menu’s word in the bar: ${name}, ${width} px`).toBe(true);
      });
    }
  }
  await page.close();
});

test('targets are large enough for a finger, the menu’s and the search’s too', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const question = site.help[0]?.faq.groups[0]?.items[0]?.question ?? '';
  const paths = [...site.paths, `${site.help[0]?.path}?${new URLSearchParams({ q: question })}`];
  const look = async (path: string) => {
    if (path.includes('?')) await expect(page.getByRole('article')).toBeVisible();
    else await page.locator('button[popovertarget]').click();
    const small = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('a, button, input, summary'))
        .filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'))
        // A link within a sentence is as high as its line (WCAG 2.2, 2.5.8, "Inline").
        .filter((one) => !one.matches(':is(p, li) a') || one.closest('p, li')?.textContent === one.textContent)
        .map((element) => {
          // A box is pressed by its label, too.
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const isMain =
            element.matches('button, input, summary, header a, main section a, footer section a') &&
            !element.matches(':is(h2, h3) + a');
          return { name: element.outerHTML.slice(0, 80), least: isMain ? 44 : 24, size: Math.min(width, height) };
        })
        .filter(({ least, size }) => size < least - 0.01),
    );
    expect(small).toEqual([]);
  };
  await onEachPage({ page, site }, look, paths);
});

test('links of one name lead to one place, and landmarks have names of their own', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
  await onEachPage({ page, site }, async (path) => {
    for (const summary of await page.locator('#faq summary').all()) await summary.press('Enter');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const exposed = nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        href: String(properties.find((property) => property.name === 'url')?.value.value ?? ''),
      }));
    const marks = exposed.filter(({ role }) => landmarks.includes(role)).map(({ role, name }) => `${role} ${name}`);
    expect(marks.length).toBeLessThanOrEqual(12);
    expect(new Set(marks).size).toBe(marks.length);
    const headings = exposed.filter(({ role }) => role === 'heading');
    expect(headings.filter(({ name }) => !/^[^\s.]/.test(name))).toEqual([]);
    const places = new Map<string, Set<string>>();
    for (const { name, href } of exposed.filter(({ role }) => role === 'link')) {
      expect(name).not.toBe('');
      const { origin, pathname, search, hash } = new URL(href);
      // A badge says where it stands, in the same store; a sentence may lead to a part of the page that it names.
      const place = [origin, pathname, href.startsWith('mailto:') && search, pathname === path && hash].join(' ');
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    expect([...places].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
  });
});

test('the rating is said once, with its source', async ({ page, site }) => {
  await page.goto('/');
  const { score, source } = site.contentOf('Hero').rating;
  const said = await page.locator('main > section').first().ariaSnapshot();
  expect(said.split(score).length - 1).toBe(1);
  expect(said).toContain(source);
});
