/** The plate that visitors fill and photograph: what is on it is named and counted, for eyes and for ears. */
import { expect, type Page, test } from './helpers/test';

/** The texts that assistive technology finds in the plate, among them the figures that CSS counts. */
const textsOfPlate = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value).trim());
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('names alone before the photo; afterwards calories, and a total that follows each food', async ({
      page,
      site,
    }) => {
      const plate = site.contentOf('Features').items.find((item) => item.plate)?.plate;
      if (!plate) return test.skip(true, 'no card has a plate');
      const { foods, legend, energy, sum, complete, shutter: shutterName } = plate;
      await page.goto('/');
      const group = page.getByRole('group', { name: legend, exact: true });
      const boxOf = (name: string) => group.getByRole('checkbox', { name, exact: true });
      const shutter = boxOf(shutterName);
      const spoken = group.getByRole('status');
      /** Hidden from ears, because it is said by `spoken`; without scripts it is read as it stands. */
      const figure = group.locator('[data-total]');
      const expectTotal = async (kcal: number) => {
        if (javaScriptEnabled) await figure.evaluate((element) => element.removeAttribute('aria-hidden'));
        expect(await textsOfPlate(page)).toContain(String(kcal));
        if (javaScriptEnabled) await expect(spoken).toContainText(sum.replace('{kcal}', String(kcal)));
      };
      const expectNoTotal = async () => {
        await expect(spoken).toBeEmpty();
        expect((await textsOfPlate(page)).filter((text) => /^\d+$/.test(text))).toEqual([]);
      };
      await expectNoTotal();
      for (const { name, laid } of foods) await expect(boxOf(name)).toBeChecked({ checked: laid });

      await shutter.press('Space');
      let total = foods.reduce((all, { kcal, laid }) => all + (laid ? kcal : 0), 0);
      await expectTotal(total);
      for (const [index, { name, kcal, laid }] of foods.entries()) {
        const box = boxOf(name);
        expect(await textsOfPlate(page)).toContain(energy.replace('{kcal}', String(kcal)));
        const onPlate = group.locator('[class*=foodOnPlate]').nth(index);
        await expect(onPlate).toHaveCSS('opacity', laid ? '1' : '0');
        await box.press('Space');
        await expect(onPlate).toHaveCSS('opacity', laid ? '0' : '1');
        total += laid ? -kcal : kcal;
        await expectTotal(total);
        await expect(figure.getByText(complete)).toBeVisible({ visible: total === plate.total });
        if (laid) await box.press('Space');
        total += laid ? kcal : 0;
      }
      if (javaScriptEnabled) await expect(spoken).toContainText(complete);

      await shutter.press('Space');
      await expectNoTotal();
      await expect(boxOf(foods[0]?.name ?? '')).toBeChecked();
    });
  });

test('each press is said once, and boxes that a browser gives back are counted', async ({ page, site }) => {
  test.skip(!site.contentOf('Features').items.some(({ plate }) => plate), 'no card has a plate');
  await page.goto('/');
  const output = page.getByRole('group').getByRole('status');
  const shutter = page.locator('[data-shutter]');
  await output.evaluate((element) => {
    const changes: MutationRecord[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => changes.push(...records)).observe(element, { childList: true });
  });
  await shutter.press('Space');
  expect(await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length)).toBe(1);
  const said = await output.textContent();
  await output.evaluate((element) => element.replaceChildren());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(output).toHaveText(said ?? '');
});
