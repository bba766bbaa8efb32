/** The legal documents. */
import { expect, phone, test } from './helpers/test';

test('each document has its title, date, sections with permalinks, contents and « En bref »', async ({
  page,
  site,
}) => {
  const messages = site.contentOf('Interface').legalPage;
  for (const { path, title, updated, updatedText, sections, summaries = [] } of site.legalPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.locator(`main time[datetime="${updated}"]`).first()).toHaveText(updatedText);
    for (const { id, depth, title } of sections) {
      await expect(page.locator(`h${depth}[id="${id}"]`)).toContainText(title);
      await expect(page.locator(`:has(> [id="${id}"]) a[href="#${id}"]`)).toHaveCount(depth === 2 ? 1 : 0);
    }

    const notes = page.getByRole('note').filter({ hasText: messages.summaryNote });
    await expect(notes).toHaveCount(summaries.length);
    for (const { section, text } of summaries) {
      const note = notes.filter({ hasText: text });
      await expect(note).toContainText(messages.summary);
      const before = await note.evaluate((element) => element.previousElementSibling?.querySelector('[id]')?.id);
      if (section !== 'intro') expect(before).toBe(section);
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media });
        await expect(note).toBeVisible();
      }
    }

    const contents = page.getByRole('navigation', { name: messages.contents, exact: true });
    const chapters = sections.filter(({ depth }) => depth === 2);
    const links = await contents
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(links).toEqual(chapters.map(({ id, title }) => [`#${id}`, title]));
    const chapter = chapters.at(-2);
    if (!chapter) continue;
    await contents.getByRole('link', { name: chapter.title, exact: true }).click();
    await expect(page).toHaveURL(`${path}#${chapter.id}`);
    await expect(page.locator(`[id="${chapter.id}"]`)).toBeInViewport();
  }
});

test('the contents of a long document stay at hand, and mark the chapter that is being read', async ({
  page,
  site,
}) => {
  const [long] = site.legalPages.toSorted((first, second) => second.sections.length - first.sections.length);
  const chapters = long?.sections.filter(({ depth }) => depth === 2) ?? [];
  const [first, last] = [chapters[0], chapters.at(-3)];
  const { contents: name } = site.contentOf('Interface').legalPage;
  const contents = page.getByRole('navigation', { name, exact: true });
  const current = contents.locator('[aria-current=true]');
  await page.goto(long?.path ?? '');
  await expect(current).toHaveCount(0);
  for (const chapter of [last, first]) {
    await page.locator(`#${chapter?.id}`).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await page.mouse.wheel(0, 80);
    await expect(current).toHaveText(chapter?.title ?? '');
    await expect(current).toBeInViewport();
  }

  // On a phone they open from a tab, and make room for the chapter that is chosen.
  await page.setViewportSize(phone);
  await page.locator(`#${long?.sections.at(3)?.id}`).scrollIntoViewIfNeeded();
  await expect(contents).toBeHidden();
  const tab = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(tab).toBeInViewport();
  await tab.click();
  await contents.getByRole('link', { name: last?.title, exact: true }).click();
  await expect(contents).toBeHidden();
  await expect(page.locator(`#${last?.id}`)).toBeInViewport();
});
