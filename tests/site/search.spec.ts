/** The search of the support page. */
import { expect, type Page, phone, type Site, test, typed } from './helpers/test';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('#search-results > section');
const best = (page: Page) => page.getByRole('article');
const answer = (page: Page, id: string) => page.locator(`details:has(#${id})`);
/** A pattern for the URL of a file of the search. */
const filePattern = async (page: Page, attribute: 'data-island' | 'data-index') =>
  `**${await page.locator('form[data-island]').getAttribute(attribute)}`;

const searchAddress = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

/** A support page, and its first question as visitors type it. */
const supportOf = (site: Site) => {
  const [support] = site.supportPages;
  if (!support) throw new Error('There is no support page.');
  const items = support.faq.groups.flatMap((group) => group.items);
  return { ...support, items, question: typed(items[0]?.question), id: items[0]?.id ?? '' };
};

test('where nothing is found, a mail has the question as its subject', async ({ page, site }) => {
  const { path, search } = supportOf(site);
  const unknown = 'xqzw & 100 %';
  await page.goto(path);
  await field(page).fill(unknown);
  await expect(page.getByRole('status')).toHaveText(search.none.replace('{query}', unknown));
  const mail = results(page).getByRole('link', { name: search.mail, exact: true });
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(pathname).toBe(site.facts.supportEmail);
  expect(searchParams.get('subject')).toBe(unknown);
  expect(searchParams.get('body')).toBeTruthy();
});

test('by keyboard: search, Enter, open an answer, and back', async ({ page, site }) => {
  const { path, question, id } = supportOf(site);
  await page.goto(path);
  await field(page).focus();
  await page.keyboard.type(question);
  await expect(page).toHaveURL(searchAddress(path, question));
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
  await expect(page).toHaveURL(searchAddress(path, question));
  await expect(field(page)).toHaveValue(question);
  await expect(results(page)).toBeVisible();
});

test('Escape and the button empty the field, and keep the focus there', async ({ page, site }) => {
  const { path, question, search } = supportOf(site);
  const clear = page.getByRole('button', { name: search.clear, exact: true });
  for (const empty of [() => page.keyboard.press('Escape'), () => clear.click()]) {
    await page.goto(searchAddress(path, question));
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
  const { path, question } = supportOf(site);
  await page.goto(searchAddress(path, question));
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

/** Changes a page as a browser's translation does: each text goes into <font> elements. Runs in the page. */
const translate = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    font.textContent = node.data.replace(/\p{L}+/gu, (word) => `${word}o`);
    node.replaceWith(font);
  }
};

test('a browser’s translation, the typed question, the answers and the menu do not disturb each other', async ({
  page,
  site,
}) => {
  const { path, question } = supportOf(site);
  await page.setViewportSize(phone);
  await page.goto(path);
  await page.evaluate(translate);
  const translated = page.locator('font');
  const before = await translated.count();
  expect(before).toBeGreaterThan(0);
  await field(page).click();
  await page.keyboard.type(question);
  await expect(best(page)).toBeVisible();
  await expect(field(page)).toHaveValue(question);
  await expect(field(page)).toBeFocused();
  // A browser translates the answers, too.
  await page.evaluate(translate);
  await field(page).press('Backspace');
  await expect(best(page)).toBeVisible();
  await field(page).press('Escape');
  await expect(best(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button').click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await translated.count()).toBeGreaterThanOrEqual(before);
});

test('characters typed before the search has come are not lost', async ({ page, site }) => {
  const { path, question } = supportOf(site);
  await page.goto(path);
  const island = await filePattern(page, 'data-island');
  let typingEnds = () => {};
  const isTyped = new Promise<void>((resolve) => {
    typingEnds = resolve;
  });
  await page.route(island, (route) => isTyped.then(() => route.continue()));
  await field(page).click();
  await page.keyboard.type(question);
  typingEnds();
  await expect(best(page)).toBeVisible();
  await expect(field(page)).toHaveValue(question);
  await expect(field(page)).toBeFocused();
});

test('without the search’s program, Enter leads to the answers with the question in the field', async ({
  page,
  site,
}) => {
  const { path, question, id } = supportOf(site);
  await page.goto(path);
  const island = await filePattern(page, 'data-island');
  await page.route(island, (route) => route.abort());
  await field(page).click();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchAddress(path, question));
  await expect(field(page)).toHaveValue(question);
  await answer(page, id).locator('summary').click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  // The next focus tries again.
  await page.unroute(island);
  await field(page).focus();
  await expect(best(page)).toBeVisible();
});

test('without its index, the search says so, and tries again', async ({ page, site }) => {
  const { path, question, id, search } = supportOf(site);
  await page.goto(path);
  const index = await filePattern(page, 'data-index');
  await page.route(index, (route) => route.abort());
  await field(page).click();
  await page.keyboard.type(question);
  await expect(page.getByRole('status')).toHaveText(search.failed);
  await answer(page, id).locator('summary').click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.unroute(index);
  await field(page).press('Backspace');
  await expect(best(page)).toBeVisible();
});

test.describe('a failure of the search', () => {
  test.use({ expectedMessages: /Cannot read properties/ });

  test('shows the unexpected error, with its text and the ways back', async ({ page, site }) => {
    const { path, question } = supportOf(site);
    const { title, details, reload, home } = site.contentOf('UnexpectedError');
    await page.goto(path);
    // The page has lost the messages of its search.
    await page.locator('#search-messages').evaluate((script) => {
      const messages = JSON.parse(script.textContent ?? '');
      script.textContent = JSON.stringify({ ...messages, search: {} });
    });
    await field(page).click();
    await page.keyboard.type(question);
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading')).toHaveText(title);
    await error.getByText(details).click();
    await expect(error.getByText('Cannot read properties')).toBeVisible();
    await expect(error.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await error.getByRole('button', { name: reload }).click();
    await field(page).fill(question);
    await expect(best(page)).toBeVisible();
  });
});

test('the address of a question opens it, and its visitor may close it', async ({ page, site }) => {
  const { path, id, items } = supportOf(site);
  await page.goto(`${path}#${id}`);
  await expect(answer(page, id)).toHaveAttribute('open');
  await expect(page.locator(`#${id}-question`)).toBeInViewport();
  await answer(page, id).locator('summary').click();
  await expect(answer(page, id)).not.toHaveAttribute('open');
  const other = items[1]?.id ?? '';
  await page.evaluate((hash) => location.assign(`#${hash}`), other);
  await expect(answer(page, other)).toHaveAttribute('open');
  await expect(page.locator(`#${other}`)).toBeInViewport();
  // A URL that was cut in the middle of a character
  await page.goto(`${path}#%E9`);
  await expect(answer(page, id)).toBeVisible();
});
