import { contentOf, documentsOf, facts } from './support/content';
import { expect, laptop, phone, test } from './support/test';

const hero = contentOf('Hero');
const features = contentOf('Features');
const steps = contentOf('HowItWorks');
const testimonials = contentOf('Testimonials');
const trial = contentOf('FreeTrial');
const { header, footer, contacts } = contentOf('Navigation');
const { storeBadge, ratingAlt, starsAlt } = contentOf('Interface');

test.beforeEach(({ page }) => page.goto('/'));

test('the sections stand in their order', async ({ page }) => {
  const sections = await page.locator('main > section').evaluateAll((all) =>
    all.map((section) => ({
      id: section.id,
      title: section.querySelector('h1, h2')?.textContent?.replace(/\s+/g, ' ').trim(),
    })),
  );
  /** Which spaces may break is not the matter here. */
  const plain = (title: string) => title.replace(/\s+/g, ' ');
  expect(sections).toEqual([
    { id: '', title: plain(hero.headline.join(' ')) },
    { id: 'features', title: plain(features.title) },
    { id: 'how-it-works', title: plain(steps.title) },
    { id: 'testimonials', title: plain(testimonials.title) },
    { id: 'free-trial', title: plain(trial.title) },
  ]);
  const order = await page
    .locator('#gatsby-focus-wrapper > :not(a)')
    .evaluateAll((all) => all.map((element) => element.tagName));
  expect(order).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

test('the header leads home, to the sections and to the store', async ({ page }) => {
  const links = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  expect(links).toEqual([
    ['/', contentOf('SiteFacts').name.value],
    ...['#features', '#how-it-works', '#testimonials', '#support'].map((href, index) => [
      href,
      header.links[index]?.label,
    ]),
    [facts.appStoreUrl, expect.any(String)],
  ]);
  expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
});

test('the hero has headline, badge, screenshot and the rating with its source', async ({ page }) => {
  const section = page.locator('main > section').first();
  await expect(section.getByRole('heading', { level: 1 })).toHaveText(hero.headline.join(' '));
  await expect(section.getByRole('link')).toHaveAttribute('href', facts.appStoreUrl);
  await expect(section.getByRole('img', { name: hero.screenshot.alt, exact: true })).toBeVisible();
  await expect(section.getByRole('img', { name: ratingAlt, exact: true })).toBeVisible();
  await expect(section.getByText(`${hero.rating.score} ${hero.rating.source}`)).toBeVisible();
});

test('six cards with title and text', async ({ page }) => {
  const cards = page.locator('#features').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const [index, { title, text }] of features.items.entries()) {
    await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(cards.nth(index).getByText(text)).toBeVisible();
  }
});

test('three numbered steps', async ({ page }) => {
  const list = page.locator('#how-it-works ol');
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [index, { title, text }] of steps.items.entries()) {
    await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(items.nth(index).getByText(text)).toBeVisible();
    await expect(items.nth(index).getByText(String(index + 1), { exact: true })).toBeVisible();
  }
});

test('three testimonials with name, age, portrait, five stars and quote', async ({ page }) => {
  const items = page.locator('#testimonials').getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [index, { name, age, alt, quote }] of testimonials.items.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('img', { name: alt, exact: true })).toBeVisible();
    await expect(item.getByText(quote)).toBeVisible();
    await expect(item.getByText(`${name}, ${age} ${testimonials.ageLabel}`)).toBeVisible();
    const stars = item.getByRole('img', { name: starsAlt.replace('{count}', '5'), exact: true });
    await expect(stars).toBeVisible();
    await expect(stars.locator('svg')).toHaveCount(5);
  }
});

test('the free trial has its text beside a badge', async ({ page }) => {
  const section = page.getByRole('region', { name: trial.title, exact: true });
  await expect(section.getByText(trial.text)).toBeVisible();
  await expect(section.getByRole('link')).toHaveAttribute('href', facts.appStoreUrl);
});

test('the footer holds the three homes and the three columns', async ({ page }) => {
  const band = page.getByRole('contentinfo');
  for (const { id, title, text, link } of contacts ?? []) {
    const block = band.locator(`#${id}`);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(block.getByText(text)).toBeVisible();
    const way = block.getByRole('link', { name: link.label, exact: true });
    await expect(way).toHaveAttribute('href', /^(\/support\/fr$|mailto:)/);
  }
  expect(contacts?.map(({ id }) => id)).toEqual(['support', 'affiliate', 'feedback']);

  const columns = await band.locator('h2 + ul').evaluateAll((lists) =>
    lists.map((list) => ({
      title: list.previousElementSibling?.textContent,
      links: Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href')),
    })),
  );
  expect(columns).toEqual([
    { title: footer.columns[0]?.title, links: ['#features', '#how-it-works'] },
    { title: footer.columns[1]?.title, links: ['#affiliate', '#feedback'] },
    { title: footer.legalTitle, links: documentsOf('LegalDocument').map(({ data }) => data.path) },
  ]);
  await expect(band.getByText(footer.copyright)).toBeVisible();
  expect(footer.copyright).toContain(`© ${facts.copyrightYear}`);
  await expect(band.getByText(footer.disclaimer)).toBeVisible();
});

for (const [device, viewport] of Object.entries({ phone, laptop })) {
  test(`every store badge on a ${device} is named in words and at least 40 px high`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const badges = page.locator(`a[href="${facts.appStoreUrl}"]`);
    // In the header's menu, the hero and the free-trial band.
    await expect(badges).toHaveCount(3);
    await expect(badges.filter({ visible: true })).toHaveCount(device === 'phone' ? 2 : 3);
    for (const badge of await badges.filter({ visible: true }).all()) {
      await expect(badge).toHaveAccessibleName(storeBadge.alt);
      expect((await badge.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
    expect(storeBadge.alt).toMatch(/App\sStore/);
  });
}

test('the QR code is for wide screens only', async ({ page }) => {
  const code = page.getByRole('img', { name: trial.qrCode.alt, exact: true });
  await expect(code).toBeVisible();
  await page.setViewportSize(phone);
  await expect(code).toBeHidden();
});
