/** The support pages: what stands on them in each language. */
import { expect, phone, test, typed } from './helpers/test';

test('each support page holds its questions, the ways to reach us, and other languages', async ({ page, site }) => {
  for (const { path, lang, faq, cards, contact, language, cardsTitle } of site.supportPages) {
    await page.goto(path);
    const ids = await page.locator('#faq details [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(faq.groups.flatMap(({ items }) => items.map(({ id }) => id)));
    const tiles = page.locator('main > section', { hasText: cardsTitle }).getByRole('listitem');
    await expect(tiles.getByRole('heading')).toHaveText(cards.map(({ title }) => title));
    // Each button leads to a page, to another site, or to a mail that asks for what the support team needs.
    for (const tile of await tiles.all())
      await expect(tile.getByRole('link')).toHaveAttribute('href', /^(#|\/|https:|mailto:.+body=)/);
    const mail = page.locator('#contact').getByRole('link').first();
    await expect(mail).toHaveText(site.facts.supportEmail);
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.facts.supportEmail}`));
    for (const { value } of contact.facts) await expect(page.locator('#contact')).toContainText(value);

    const isLinked = site.contentOf('Navigation').contacts?.some(({ link }) => link.to === path);
    if (isLinked) await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', path);
    const nav = page.getByRole('navigation', { name: language.switch, exact: true });
    const others = site.supportPages.filter((other) => other.lang !== lang);
    if (others.length > 0) await expect(nav.locator('[aria-current=page]')).toHaveText(language.name);
    for (const other of others) {
      const link = nav.getByRole('link', { name: other.language.name, exact: true });
      await expect(link).toHaveAttribute('href', other.path);
      await expect(link).toHaveAttribute('lang', other.lang);
    }
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const english = site.supportPages.find((candidate) => candidate.lang === 'en') ?? site.supportPages[0];
    const versions = [...site.supportPages, { lang: 'x-default', path: english?.path ?? '' }];
    const expected = versions.map((version) => [version.lang, site.facts.siteUrl + version.path]);
    expect(alternates.toSorted()).toEqual(expected.toSorted());
  }
});

test('in each language a typed question finds itself, and the status says the number of answers', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  for (const { lang, path, search, faq } of site.supportPages) {
    const question = typed(faq.groups[0]?.items[0]?.question).slice(0, 110);
    await page.goto(path);
    const field = page.getByRole('searchbox');
    await field.click();
    await page.keyboard.type(question);
    const best = page.getByRole('article');
    await expect(best.getByRole('heading')).toContainText(question.slice(0, 20).replace(/\s.{0,5}$/, ''));
    await expect(best.locator('mark').first()).toBeVisible();
    await expect(best.getByRole('paragraph').first()).toBeInViewport();
    await expect(field).toBeFocused();
    const results = page.locator('#search-results > section');
    const count = (await results.locator(`li a[href^="${path}#"]`).count()) + 1;
    const summary = (count === 1 ? search.one : search.many).replace('{count}', String(count));
    await expect(page.getByRole('status')).toHaveText(summary.replace('{query}', question));
    for (const document of site.legalPages.filter((legalPage) => legalPage.lang !== lang))
      for (const link of await results.locator(`a[href^="${document.path}"]`).all())
        await expect(link).toHaveAttribute('lang', document.lang);
  }
});
