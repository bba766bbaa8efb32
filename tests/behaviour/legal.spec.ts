import { contentOf, documentsOf } from './support/content';
import { expect, laptop, phone, test } from './support/test';

const documents = documentsOf('LegalDocument').map(({ data }) => data);

for (const [index, document] of documents.entries()) {
  const { path, title, updated, updatedText, sections, summaries } = document;

  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('has its title, its date and all of its sections', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const time = page.locator('time').first();
      await expect(time).toHaveAttribute('datetime', updated);
      await expect(time).toHaveText(updatedText);
      for (const { id, depth, title } of sections) {
        await expect(page.locator(`h${depth}#${id}`)).toContainText(title);
      }
    });

    test('the table of contents leads to every chapter, in order', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'Sommaire' });
      const chapters = sections.filter(({ depth }) => depth === 2);
      const links = await contents
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
      expect(links).toEqual(chapters.map(({ id, title }) => [`#${id}`, title]));
      const last = chapters.at(-2);
      await contents.getByRole('link', { name: last?.title, exact: true }).click();
      await expect(page).toHaveURL(`${path}#${last?.id}`);
      await expect(page.locator(`#${last?.id}`)).toBeInViewport();
    });

    test('every heading has a permalink that names it', async ({ page }) => {
      for (const { id, title } of sections) {
        const link = page.locator(`#${id} + a`);
        await expect(link).toHaveAttribute('href', `#${id}`);
        await expect(link).toHaveAttribute('aria-label', `Lien vers la section ${title}`);
      }
    });

    test('the table of contents stays in sight on wide screens only', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'Sommaire' });
      const below = page.locator(`#${sections.at(-3)?.id}`);
      await page.setViewportSize(laptop);
      await below.scrollIntoViewIfNeeded();
      await expect(contents).toBeInViewport();
      await page.setViewportSize(phone);
      await below.scrollIntoViewIfNeeded();
      await expect(contents).not.toBeInViewport();
    });

    test('leads to the document before and after', async ({ page }) => {
      for (const [rel, other] of [
        ['prev', documents[index - 1]],
        ['next', documents[index + 1]],
      ] as const) {
        const link = page.locator(`a[rel=${rel}]`);
        await expect(link).toHaveCount(other ? 1 : 0);
        if (other) {
          await expect(link).toHaveAttribute('href', other.path);
          await expect(link).toContainText(other.title);
        }
      }
    });

    test('its summaries stand between heading and text, and say that they are no law', async ({ page }) => {
      const words = contentOf('Interface').legalPage;
      const notes = page.getByRole('note');
      await expect(notes).toHaveCount(summaries?.length ?? 0);
      for (const { section, text } of summaries ?? []) {
        const note = notes.filter({ hasText: text });
        await expect(note).toHaveText(`${words.summary} ${words.summaryNote}${text}`);
        const neighbours = await note.evaluate(({ previousElementSibling: before, nextElementSibling: after }) => [
          before?.querySelector('[id]')?.id ?? 'intro',
          after?.className.split(' ')[0],
        ]);
        expect(neighbours).toEqual([section, 'prose']);
        for (const media of ['screen', 'print'] as const) {
          await page.emulateMedia({ media });
          await expect(note).toBeVisible();
        }
      }
    });

    test('on paper there is the document alone', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      for (const control of [
        page.getByRole('contentinfo'),
        page.getByRole('navigation', { name: 'Sommaire' }),
        page.getByRole('navigation', { name: 'Autres documents' }),
        page.locator(`#${sections[0]?.id} + a`),
        page.locator('body > div header').first().locator('nav, button'),
      ]) {
        for (const element of await control.all()) await expect(element).toBeHidden();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { id } of sections) await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  });
}
