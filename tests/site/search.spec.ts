/** The help page and its search. */
import { expect, type Page, phone, type Site, test } from './support/test';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('section[aria-labelledby=results-title]');
const best = (page: Page) => page.getByRole('article');
const answer = (page: Page, id: string) => page.locator(`details:has(#${id})`);

/** No question has this word. */
const unknown = 'xqzw & 100 %';

/** A help page, and a question that its own words find. */
const helpOf = (site: Site, lang = site.help[0]?.lang ?? '') => {
  const items = site.contentOf('Faq', lang).groups.flatMap((group) => group.items);
  const { path, search } = site.contentOf('Support', lang);
  const { question = '', id = '' } = items[0] ?? {};
  return { path, search, items, question: question.replaceAll(/[\u202f\u00a0]/g, ' '), id };
};

/** Says what the summary says of a number of answers. */
const summaryOf = ({ one, many, none }: { one: string; many: string; none: string }, query: string, count: number) =>
  (count === 0 ? none : count === 1 ? one : many).replace('{count}', String(count)).replace('{query}', query);

const address = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

test('each help page holds its questions, the ways to reach us, and other languages', async ({ page, site }) => {
  for (const { path, lang, faq, cards, contact, language, cardsTitle } of site.help) {
    await page.goto(path);
    const ids = await page.locator('#faq details > div[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(faq.groups.flatMap(({ items }) => items.map(({ id }) => id)));
    const tiles = page.getByRole('region', { name: cardsTitle, exact: true }).getByRole('listitem');
    await expect(tiles.getByRole('heading')).toHaveText(cards.map(({ title }) => title));
    // Each button does something true: it leads on, to an open service or to a mail that asks for what we need.
    for (const tile of await tiles.all())
      await expect(tile.getByRole('link')).toHaveAttribute('href', /^(#|\/|https:|mailto:.+body=)/);
    const mail = page.locator('#contact').getByRole('link').first();
    await expect(mail).toHaveText(site.facts.supportEmail);
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.facts.supportEmail}`));
    for (const { value } of contact.facts) await expect(page.locator('#contact')).toContainText(value);

    const nav = page.getByRole('navigation', { name: language.switch, exact: true });
    const others = site.help.filter((one) => one.lang !== lang);
    if (others.length > 0) await expect(nav.locator('[aria-current=page]')).toHaveText(language.name);
    for (const other of others) {
      const link = nav.getByRole('link', { name: other.language.name, exact: true });
      await expect(link).toHaveAttribute('href', other.path);
      await expect(link).toHaveAttribute('lang', other.lang);
    }
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const english = site.help.find((one) => one.lang === 'en') ?? site.help[0];
    const named = [...site.help, { lang: 'x-default', path: english?.path ?? '' }];
    expect(alternates).toEqual(named.map((one) => [one.lang, site.facts.siteUrl + one.path]));

    // What only another language says stands in an element that says so.
    const text = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const element of copy.querySelectorAll('body [lang], script, style')) element.remove();
      return copy.textContent;
    });
    const own = faq.groups.flatMap(({ items }) => items.map(({ question }) => question));
    const foreign = others.flatMap((other) =>
      other.faq.groups.flatMap(({ items }) => items.map((item) => item.question)),
    );
    expect(foreign.filter((question) => !own.includes(question) && text?.includes(question))).toEqual([]);
  }
});

test('in each language a question finds itself, letter by letter, and is announced', async ({ page, site }) => {
  for (const { lang } of site.help) {
    const { path, question, search } = helpOf(site, lang);
    await page.goto(path);
    await field(page).click();
    await page.keyboard.type(question.slice(0, 110));
    await expect(best(page).getByRole('heading')).toContainText(question.slice(0, 20).replace(/\s.{0,5}$/, ''));
    await expect(best(page).locator('mark').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    const count = (await results(page).locator(`li a[href^="${path}#"]`).count()) + 1;
    await expect(page.getByRole('status')).toHaveText(summaryOf(search, question.slice(0, 110), count));
    for (const { address, lang: own } of site.legal.filter((one) => one.lang !== lang))
      for (const link of await results(page).locator(`a[href^="${address}"]`).all())
        await expect(link).toHaveAttribute('lang', own);
  }
});

test('where nothing is found, a mail has the question as its subject', async ({ page, site }) => {
  const { path, search } = helpOf(site);
  await page.goto(path);
  await field(page).fill(unknown);
  await expect(page.getByRole('status')).toHaveText(summaryOf(search, unknown, 0));
  const mail = results(page).getByRole('link', { name: search.mail, exact: true });
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(pathname).toBe(site.facts.supportEmail);
  expect(searchParams.get('subject')).toBe(unknown);
  expect(searchParams.get('body')).toBeTruthy();
  // Small words alone ask for nothing, until they are sent.
  const [small = ''] = site.contentOf('Search', site.help[0]?.lang).ignored;
  await field(page).fill(small);
  await expect(results(page)).toBeHidden();
  await field(page).press('Enter');
  await expect(results(page).getByRole('heading').first()).toHaveText(summaryOf(search, small, 0));
});

test('by keyboard: search, Enter, open an answer, and back step by step', async ({ page, site }) => {
  const { path, question, id } = helpOf(site);
  await page.goto(path);
  await field(page).focus();
  await page.keyboard.type(question);
  await expect(page).toHaveURL(address(path, question));
  await page.keyboard.press('Enter');
  await expect(results(page).getByRole('heading').first()).toBeFocused();
  const link = results(page).locator(`a[href$="#${id}"]`).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#${id}`);
  await expect(answer(page, id)).toHaveAttribute('open');
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(results(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(address(path, question));
  await expect(field(page)).toHaveValue(question);
  await expect(results(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toBeHidden();
});

test('Escape and the button empty the field, and keep the focus there', async ({ page, site }) => {
  const { path, question, search } = helpOf(site);
  const clear = page.getByRole('button', { name: search.clear, exact: true });
  for (const empty of [() => page.keyboard.press('Escape'), () => clear.click()]) {
    await page.goto(address(path, question));
    await expect(results(page)).toBeVisible();
    await field(page).focus();
    await empty();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toBeHidden();
    await expect(clear).toBeHidden();
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(page).toHaveURL(path);
  }
});

test('the address of a search shows its answers, and a reload leaves them in place', async ({ page, site }) => {
  const { path, question } = helpOf(site);
  await page.goto(address(path, question));
  await expect(field(page)).toHaveValue(question);
  await expect(best(page)).toBeVisible();
  for (const top of [300, 1200]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.reload();
    await expect(results(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY), `from ${top} px`).toBe(top);
  }
});

test('a new question is a new step of the history and the title’s beginning, its letters are not', async ({
  page,
  site,
}) => {
  const { path, question, items } = helpOf(site);
  const begins = (start: string) => expect.poll(async () => (await page.title()).startsWith(start)).toBe(true);
  await page.goto(path);
  const title = await page.title();
  await page.goto(address(path, question));
  await expect(results(page)).toBeVisible();
  await begins(`${question} · ${title}`);
  await field(page).press('Escape');
  await expect(page).toHaveURL(path);
  await begins(title);
  const other = (items[1]?.question ?? '')
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .slice(0, 20)
    .trim();
  await field(page).pressSequentially(other, { delay: 50 });
  await expect(page).toHaveURL(address(path, other));
  await begins(`${other} · ${title}`);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(address(path, question));
  await begins(`${question} · ${title}`);
  await expect(results(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the best answer can be read at once, and its link opens it below', async ({ page, site }) => {
    const { path, question, id } = helpOf(site);
    await page.goto(path);
    await field(page).tap();
    await page.keyboard.type(question);
    await expect(best(page).getByRole('paragraph').first()).toBeInViewport();
    await best(page).locator(`a[href$="#${id}"]`).tap();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await answer(page, id).locator('summary').tap();
    await expect(page.locator(`#${id}`)).toBeHidden();
  });
});

test('nothing of the search is fetched before its field has the focus', async ({ page, site }) => {
  const { path } = helpOf(site);
  const form = page.locator('form[data-island]');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('#faq summary').first().click();
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  const files = [await form.getAttribute('data-island'), await form.getAttribute('data-index')];
  expect(fetched.filter((one) => files.includes(one))).toEqual([]);
  const before = fetched.length;
  await field(page).focus();
  await expect.poll(() => files.every((file) => fetched.includes(file ?? ''))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(fetched.slice(before).filter((one) => /\.(js|json)$/.test(one) && !files.includes(one))).toEqual([]);
});

test('letters typed before the search has come are not lost', async ({ page, site }) => {
  const { path, question } = helpOf(site);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(path);
  const island = (await page.locator('form[data-island]').getAttribute('data-island')) ?? '';
  await page.route(`**${island}`, async (route) => {
    await held;
    await route.continue();
  });
  await field(page).click();
  await page.keyboard.type(question);
  release();
  await expect(best(page)).toBeVisible();
  await expect(field(page)).toHaveValue(question);
  await expect(field(page)).toBeFocused();
});

test('without the search’s file, Enter leads to the answers with the question in the field', async ({ page, site }) => {
  const { path, question, id } = helpOf(site);
  await page.goto(path);
  const island = (await page.locator('form[data-island]').getAttribute('data-island')) ?? '';
  await page.route(`**${island}`, (route) => route.abort());
  await field(page).click();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address(path, question));
  await expect(field(page)).toHaveValue(question);
  await answer(page, id).locator('summary').click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  // The next focus tries again.
  await page.unroute(`**${island}`);
  await field(page).focus();
  await expect(best(page)).toBeVisible();
});

test('where what it searches does not come, the search says so, and tries again', async ({ page, site }) => {
  const { path, question, id, search } = helpOf(site);
  await page.goto(path);
  const index = (await page.locator('form[data-index]').getAttribute('data-index')) ?? '';
  await page.route(`**${index}`, (route) => route.abort());
  await field(page).click();
  await page.keyboard.type(question);
  await expect(page.getByRole('status')).toHaveText(search.failed);
  await answer(page, id).locator('summary').click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.unroute(`**${index}`);
  await field(page).press('Backspace');
  await expect(best(page)).toBeVisible();
});

test.describe('a failure of the search', () => {
  test.use({ expectedComplaints: /No such plate/ });

  test('is the unexpected error, with its text and the ways back', async ({ page, site }) => {
    const { path, question } = helpOf(site);
    const { title, details, reload, home } = site.contentOf('UnexpectedError');
    await page.goto(address(path, question));
    await expect(best(page)).toBeVisible();
    await page.evaluate(() => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => {
        if (id.endsWith('-question')) throw new Error('No such plate');
        return find(id);
      };
    });
    await field(page).fill(question.slice(0, -1));
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading')).toHaveText(title);
    await error.getByText(details).click();
    await expect(error.getByText('No such plate')).toBeVisible();
    await expect(error.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await error.getByRole('button', { name: reload }).click();
    await expect(best(page)).toBeVisible();
  });
});

test('the address of a question opens it, and its visitor may close it', async ({ page, site }) => {
  const { path, id, items } = helpOf(site);
  await page.goto(`${path}#${id}`);
  await expect(answer(page, id)).toHaveAttribute('open');
  await expect(page.locator(`#${id}-question`)).toBeInViewport();
  await answer(page, id).locator('summary').click();
  await expect(answer(page, id)).not.toHaveAttribute('open');
  const other = items[1]?.id ?? '';
  await page.evaluate((hash) => location.assign(`#${hash}`), other);
  await expect(answer(page, other)).toHaveAttribute('open');
  await expect(page.locator(`#${other}`)).toBeInViewport();
  await page
    .locator(`#${other}-question`)
    .press('Enter')
    .catch(() => {});
  await answer(page, id).locator('summary').press('Enter');
  await expect(page.locator(`#${id}`)).toBeVisible();
  await answer(page, id).locator('summary').press('Space');
  await expect(page.locator(`#${id}`)).toBeHidden();
  // An address that somebody cut in the midst of a character
  await page.goto(`${path}#%E9`);
  await expect(answer(page, id)).toBeVisible();
});
