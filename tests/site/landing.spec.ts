/** The landing page, with the texts of its content. */
import { expect, phone, test } from './helpers/test';

test.beforeEach(({ page }) => page.goto('/'));

test('the header is fixed and leads home, to the sections and to the store', async ({ page, site }) => {
  const header = page.getByRole('banner');
  const links = await header
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  const { header: navigation } = site.contentOf('Navigation');
  expect(links.slice(0, -1)).toEqual([
    ['/', site.name],
    ...navigation.links.map(({ label, to }) => [to.replace(/^\/(?=#)/, ''), label]),
  ]);
  expect(links.at(-1)?.[0]).toContain(site.facts.appStoreUrl);
  const { get } = site.contentOf('Interface').storeBadge;
  await expect(header.getByRole('link').last()).toHaveAccessibleName(`${get} ${site.name}`);
  await expect(header).toHaveCSS('position', 'fixed');
});

test('the hero has headline, badge, screen and rating, on the first screen of a phone too', async ({ page, site }) => {
  const { headline, rating, screenshot } = site.contentOf('Hero');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(headline.join(' '));
  await expect(hero.getByText(`${rating.score} ${rating.source}`)).toBeVisible();
  const said = await hero.ariaSnapshot();
  expect(said.split(rating.score), 'said once to screen readers').toHaveLength(2);
  const screen = hero.getByRole('img', { name: screenshot.alt, exact: true });
  await expect(screen).not.toHaveAttribute('loading', 'lazy');
  await page.setViewportSize(phone);
  for (const [part, ratio] of [
    [hero.getByRole('heading', { level: 1 }), 1],
    [hero.getByRole('link').first(), 1],
    [hero.getByText(rating.score), 1],
    [screen, 0.05],
  ] as const)
    await expect(part).toBeInViewport({ ratio });
});

test('features and steps say what their content says', async ({ page, site }) => {
  for (const [id, { title, items }] of [
    ['features', site.contentOf('Features')],
    ['how-it-works', site.contentOf('HowItWorks')],
  ] as const) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(items.map((item) => item.title));
    for (const { text } of items) await expect(section.getByText(text)).toBeVisible();
  }
});

test('the cards of the features leave no hole, whatever their number and their order', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const hole = await page.locator('#features ul').evaluate((list) => {
      const gap = Number.parseFloat(getComputedStyle(list).rowGap);
      const areas = [list, ...list.children].map((part) => part.getBoundingClientRect());
      const [whole = 0, ...cards] = areas.map(({ width, height }) => (width + gap) * (height + gap));
      return cards.reduce((rest, area) => rest - area, whole);
    });
    expect(hole, `at ${width} px`).toBeLessThan(width);
  }
});

test('testimonials say what their content says', async ({ page, site }) => {
  const { title, items: people, ageLabel } = site.contentOf('Testimonials');
  const { starsAlt } = site.contentOf('Interface');
  const section = page.locator('#testimonials');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
  const testimonials = section.getByRole('listitem');
  await expect(testimonials).toHaveCount(people.length);
  for (const [index, { name, age, alt, quote, stars }] of people.entries()) {
    const testimonial = testimonials.nth(index);
    await expect(testimonial.getByRole('img', { name: alt, exact: true })).toBeVisible();
    await expect(testimonial.getByText(quote)).toBeVisible();
    await expect(testimonial.getByText(`${name}, ${age} ${ageLabel}`)).toBeVisible();
    const rating = starsAlt.replace('{count}', String(stars));
    await expect(testimonial.getByRole('img', { name: rating, exact: true })).toBeVisible();
  }
});

test('the free trial says what it is, and shows its code on wide screens alone', async ({ page, site }) => {
  const { title, text, note, qrCode } = site.contentOf('FreeTrial');
  const trial = page.locator('#free-trial');
  await expect(trial.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(trial.getByText(text)).toBeVisible();
  await expect(trial.getByText(note)).toBeVisible();
  await expect(trial.getByRole('link')).toHaveAttribute('href', new RegExp(`^${site.facts.appStoreUrl}`));
  const code = trial.getByRole('img', { name: qrCode.alt, exact: true });
  await expect(code).toBeVisible();
  await page.setViewportSize(phone);
  await expect(code).toBeHidden();
});

test('the footer holds the contacts, the columns, every document and how to terminate', async ({ page, site }) => {
  const { footer, contacts = [] } = site.contentOf('Navigation');
  const band = page.getByRole('contentinfo');
  expect(contacts.map(({ id }) => id).toSorted()).toEqual(['affiliate', 'feedback', 'support']);
  for (const { id, title, text, link } of contacts) {
    const contact = band.locator(`#${id}`);
    await expect(contact.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(contact.getByText(text)).toBeVisible();
    await expect(contact.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
      'href',
      /^(\/|mailto:|https:)/,
    );
  }
  const columns = await band.locator('h2 + ul').evaluateAll((lists) =>
    lists.map((list) => ({
      title: list.previousElementSibling?.textContent,
      links: Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href')),
    })),
  );
  const documents = site.legalPages.filter(({ isArchived }) => !isArchived).map(({ path }) => path);
  expect(columns).toEqual([
    ...footer.columns.map(({ title, links }) => ({
      title,
      links: expect.arrayContaining(links.map(({ to }) => to.replace(/^\/(?=#)/, ''))),
    })),
    { title: footer.legalTitle, links: expect.arrayContaining(documents) },
  ]);
  if (footer.termination && site.facts.terminationUrl)
    expect(columns.at(-1)?.links.at(-1)).toBe(site.facts.terminationUrl);
  await expect(band.getByText(footer.copyright)).toBeVisible();
  await expect(band.getByText(footer.disclaimer)).toBeVisible();
});
