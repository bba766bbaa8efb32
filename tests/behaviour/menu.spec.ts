import type { Page } from '@playwright/test';
import { contentOf } from './support/content';
import { expect, hydrate, hydrated, isSameDocument, markDocument, phone, test } from './support/test';

const { menu } = contentOf('Interface');
const { header } = contentOf('Navigation');

const button = (page: Page) => page.getByRole('button', { name: menu, exact: true });
const links = (page: Page) => page.getByRole('navigation', { name: header.label, exact: true });

/** The button's state, as assistive technology gets it. */
const expandedForAssistiveTechnology = async (page: Page): Promise<unknown> => {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: menu,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
};

const press: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => button(page).click(),
  touch: (page) => button(page).tap(),
  keyboard: async (page) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
  },
};

const moments: Record<string, (page: Page) => Promise<void>> = {
  // The runtime is asked for, and does not come.
  'before hydration': async (page) => {
    await page.route('**/*.js', () => {});
    await page.goto('/');
  },
  'after hydration': async (page) => {
    await page.goto('/');
    await hydrate(page);
  },
};

test.use({ viewport: phone, hasTouch: true });

for (const [moment, prepare] of Object.entries(moments)) {
  test.describe(moment, () => {
    test.beforeEach(async ({ page }) => {
      await prepare(page);
    });

    for (const [means, pressButton] of Object.entries(press)) {
      test(`the button opens and closes the menu by ${means}, and says so`, async ({ page }) => {
        await expect(links(page)).toBeHidden();
        expect(await expandedForAssistiveTechnology(page)).toBe(false);
        await pressButton(page);
        await expect(links(page)).toBeVisible();
        await expect.poll(() => expandedForAssistiveTechnology(page)).toBe(true);
        if (moment === 'after hydration') await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
        await pressButton(page);
        await expect(links(page)).toBeHidden();
        await expect.poll(() => expandedForAssistiveTechnology(page)).toBe(false);
        if (moment === 'after hydration') await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
      await press.keyboard?.(page);
      await page.keyboard.press('Tab');
      await expect(links(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('a press outside closes the menu', async ({ page }) => {
      await button(page).click();
      await page.mouse.click(phone.width / 2, phone.height - 20);
      await expect(links(page)).toBeHidden();
    });

    test('choosing a link closes the menu and leads to its section', async ({ page }) => {
      await button(page).click();
      await links(page).getByRole('link', { name: header.links[1]?.label, exact: true }).click();
      await expect(links(page)).toBeHidden();
      await expect(page).toHaveURL('/#how-it-works');
      await expect(page.locator('#how-it-works h2')).toBeInViewport();
    });

    test('choosing a link by keyboard closes the menu', async ({ page }) => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(links(page)).toBeHidden();
      await expect(page).toHaveURL('/#features');
    });
  });
}

test('the menu is closed after client-side navigation', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await markDocument(page);
  await button(page).click();
  await links(page).getByRole('link', { name: header.links[0]?.label, exact: true }).click();
  await expect(page).toHaveURL('/#features');
  expect(await isSameDocument(page)).toBe(true);
  await expect(links(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu is closed after going back', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL('/privacy');
  await button(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(links(page)).toBeHidden();
});

test('a menu opened before hydration stays open, and its button says so', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await hydrated(page);
  await expect(links(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a menu opened before hydration is closed once the window is so wide that its links stand in the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/');
  await button(page).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await hydrated(page);
  await expect(page.locator('nav:popover-open')).toHaveCount(0);
});

for (const width of [320, 390, 768]) {
  test(`in letters twice as large, the open menu shows its words whole, ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await button(page).click();
    await expect(links(page)).toBeVisible();
    const cut = await links(page).evaluate((menu) => {
      const sheet = (menu.firstElementChild ?? menu).getBoundingClientRect();
      return Array.from(menu.querySelectorAll('li a'), (link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect().right > sheet.right ? link.textContent : '';
      }).filter(Boolean);
    });
    expect(cut).toEqual([]);
  });
}

test('a menu that is higher than the screen scrolls to its end, and the page behind it stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await button(page).click();
  await links(page).hover();
  const lastLink = links(page).getByRole('link').last();
  await expect(lastLink).not.toBeInViewport();
  await page.mouse.wheel(0, 2000);
  await expect(lastLink).toBeInViewport();
  await page.mouse.wheel(0, 2000);
  // Would the page scroll, it would begin to within a few frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on wide screens the links stand in the header and there is no button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(button(page)).toBeHidden();
  // After them stands the badge of the store.
  await expect(links(page).getByRole('link')).toHaveCount(header.links.length + 1);
  for (const link of await links(page).getByRole('link').all()) await expect(link).toBeVisible();
});
