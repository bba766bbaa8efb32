/** Guides: reached from the landing page and the footer, whole, and known to search engines. */
import { expect, test } from './helpers/test';

test('each guide has links to it, its text, its drawings, related answers and the badge', async ({ page, site }) => {
  const { storeBadge } = site.contentOf('Interface');
  for (const { path, title, label, updated, sections, figures = [], related = [] } of site.guides) {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveAttribute('href', path);
    await page.locator('#features').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const { id, title: heading } of sections) await expect(main.locator(`#${id}`)).toHaveText(heading);
    for (const { section, alt } of figures)
      await expect(main.locator(`section:has(#${section})`).getByRole('img', { name: alt })).toBeVisible();
    for (const link of related)
      await expect(main.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to);
    await expect(main.getByRole('link', { name: storeBadge.alt })).toBeVisible();
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const [article] = JSON.parse(json ?? '')['@graph'];
    expect(article).toMatchObject({ '@type': 'Article', headline: title, dateModified: updated });
    for (const address of [article.image, article.mainEntityOfPage]) expect(address).toContain(site.facts.siteUrl);
  }
});
