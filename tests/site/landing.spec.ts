/** The landing page: its sections in their order, with the words of its content. */
import { expect, phone, test } from './support/test';

/** Which spaces may break is not the matter here. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

test.beforeEach(({ page }) => page.goto('/'));

test('the sections stand in their order', async ({ page, site }) => {
  const sections = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.map(({ id, children }) => [id, children[0]?.closest('section')?.querySelector('h1, h2')?.textContent]),
    );
  const titled = (id: string, title: string) => [id, plain(title)];
  expect(sections.map(([id, title]) => [id, plain(title)])).toEqual([
    titled('', site.contentOf('Hero').headline.join(' ')),
    titled('features', site.contentOf('Features').title),
    titled('how-it-works', site.contentOf('HowItWorks').title),
    titled('testimonials', site.contentOf('Testimonials').title),
    titled('free-trial', site.contentOf('FreeTrial').title),
  ]);
  const bands = page.locator(':is(header, main, footer):not(:is(header, main, footer) *)');
  expect(await bands.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

test('the header is fixed and leads home, to the sections and to the store', async ({ page, site }) => {
  const header = page.getByRole('banner');
  const links = await header
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  const { links: written } = site.contentOf('Navigation').header;
  expect(links.slice(0, -1)).toEqual([
    ['/', site.name],
    ...written.map(({ label, to }) => [to.replace(/^\/(?=#)/, ''), label]),
  ]);
  expect(links.at(-1)?.[0]).toContain(site.facts.appStoreUrl);
  await expect(header.getByRole('link').last()).toHaveAccessibleName(
    new RegExp(site.contentOf('Interface').storeBadge.alt),
  );
  await expect(header).toHaveCSS('position', 'fixed');
});

test('the hero has headline, badge, screen and rating, on the first screen of a phone too', async ({ page, site }) => {
  const { headline, rating, screenshot } = site.contentOf('Hero');
  const { ratingAlt } = site.contentOf('Interface');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(headline.join(' '));
  await expect(hero.getByText(`${rating.score} ${rating.source}`)).toBeVisible();
  await page.setViewportSize(phone);
  for (const [part, ratio] of [
    [hero.getByRole('heading', { level: 1 }), 1],
    [hero.getByRole('link').first(), 1],
    [hero.getByRole('img', { name: ratingAlt, exact: true }), 1],
    [hero.getByRole('img', { name: screenshot.alt, exact: true }), 0.05],
  ] as const)
    await expect(part).toBeInViewport({ ratio });
});

test('cards, steps and testimonials say what their content says', async ({ page, site }) => {
  const { items: features } = site.contentOf('Features');
  const { items: steps } = site.contentOf('HowItWorks');
  const { items: people, ageLabel } = site.contentOf('Testimonials');
  const { starsAlt } = site.contentOf('Interface');
  for (const [section, items] of [
    ['#features ul > li', features],
    ['#how-it-works ol > li', steps],
  ] as const) {
    const list = page.locator(section);
    await expect(list).toHaveCount(items.length);
    for (const [index, { title, text }] of items.entries()) {
      await expect(list.nth(index).getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(list.nth(index).getByText(text)).toBeVisible();
      if (items === steps) await expect(list.nth(index).getByText(String(index + 1), { exact: true })).toBeVisible();
    }
  }
  const testimonials = page.locator('#testimonials').getByRole('listitem');
  await expect(testimonials).toHaveCount(people.length);
  for (const [index, { name, age, alt, quote, stars }] of people.entries()) {
    const item = testimonials.nth(index);
    await expect(item.getByRole('img', { name: alt, exact: true })).toBeVisible();
    await expect(item.getByText(quote)).toBeVisible();
    await expect(item.getByText(`${name}, ${age} ${ageLabel}`)).toBeVisible();
    await expect(
      item.getByRole('img', { name: starsAlt.replace('{count}', String(stars)), exact: true }),
    ).toBeVisible();
  }
});

test('the free trial says what it is, and shows its code on wide screens alone', async ({ page, site }) => {
  const { text, note, qrCode } = site.contentOf('FreeTrial');
  const trial = page.locator('#free-trial');
  await expect(trial.getByText(text)).toBeVisible();
  await expect(trial.getByText(note)).toBeVisible();
  await expect(trial.getByRole('link')).toHaveAttribute('href', new RegExp(`^${site.facts.appStoreUrl}`));
  const code = trial.getByRole('img', { name: qrCode.alt, exact: true });
  await expect(code).toBeVisible();
  await page.setViewportSize(phone);
  await expect(code).toBeHidden();
});

test('the footer holds the three homes, the columns and every legal document', async ({ page, site }) => {
  const { footer, contacts = [] } = site.contentOf('Navigation');
  const band = page.getByRole('contentinfo');
  for (const { id, title, text, link } of contacts) {
    const home = band.locator(`#${id}`);
    await expect(home.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(home.getByText(text)).toBeVisible();
    await expect(home.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
      'href',
      /^(\/|mailto:|https:)/,
    );
  }
  expect(contacts.map(({ id }) => id).toSorted()).toEqual(['affiliate', 'feedback', 'support']);
  const columns = await band.locator('h2 + ul').evaluateAll((lists) =>
    lists.map((list) => ({
      title: list.previousElementSibling?.textContent,
      links: Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href')),
    })),
  );
  const documents = site.legal.filter(({ former }) => !former).map(({ path }) => path);
  expect(columns).toEqual([
    ...footer.columns.map(({ title, links }) => ({ title, links: links.map(({ to }) => to.replace(/^\/(?=#)/, '')) })),
    { title: footer.legalTitle, links: expect.arrayContaining(documents) },
  ]);
  await expect(band.getByText(footer.copyright)).toBeVisible();
  await expect(band.getByText(footer.disclaimer)).toBeVisible();
});
