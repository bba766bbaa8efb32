/** The plate that visitors fill: its total is shown, and said to screen readers. */
import { expect, type Page, test } from './helpers/test';

/** The total that visitors see. CSS makes it, so only the browser's accessibility tree has its text. */
const shownTotal = async (page: Page, caption: string) => {
  const hidden = page.getByRole('group').locator('[aria-hidden=true]');
  await hidden.evaluateAll((elements) => elements.map((element) => element.removeAttribute('aria-hidden')));
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value).trim());
  return Number(texts[texts.lastIndexOf(caption.trim()) + 1]);
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('each key press adds a food or takes it away, and the total follows', async ({ page, site }) => {
      const plate = site.contentOf('Features').items.find((item) => item.plate)?.plate;
      test.skip(!plate, 'no card has a plate');
      if (!plate) return;
      const { foods, legend, energy, sum, whole, total } = plate;
      const spokenTotal = (kcal: number) =>
        javaScriptEnabled ? sum.replace('{kcal}', String(kcal)) : whole.replace('{kcal}', String(total));
      await page.goto('/');
      const group = page.getByRole('group', { name: legend, exact: true });
      const boxes = foods.map(({ name, kcal }) =>
        group.getByRole('checkbox', { name: `${name} ${energy.replace('{kcal}', String(kcal))}`, exact: true }),
      );
      let laid = foods.reduce((all, food) => all + (food.laid ? food.kcal : 0), 0);
      await boxes[0]?.focus();
      for (const [index, food] of foods.entries()) {
        const onPlate = group.locator('[class*=foodOnPlate]').nth(index);
        await expect(onPlate).toHaveCSS('opacity', food.laid ? '1' : '0');
        await expect(boxes[index] ?? group).toBeFocused();
        await page.keyboard.press('Space');
        await expect(onPlate).toHaveCSS('opacity', food.laid ? '0' : '1');
        laid += food.laid ? -food.kcal : food.kcal;
        expect(await shownTotal(page, sum.split('{kcal}')[0] ?? '')).toBe(laid);
        await expect(group.getByRole('status')).toHaveText(spokenTotal(laid));
        await page.keyboard.press('Tab');
      }
    });
  });
