/** Every page is there and says what it is, to people and to programs. */
import { HtmlValidate } from 'html-validate';
import { filesBelow } from '../../src/content/list-files';
import { reservedIds } from '../../src/content/reserved-ids';
import { expect, missingPath, type Page, test } from './helpers/test';

const attributes = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll((elements, attribute) => elements.map((element) => element.getAttribute(attribute)), name);

test('each page answers with its title, language, description, addresses and picture', async ({ page, site }) => {
  const { siteUrl } = site.facts;
  for (const { path, title, description, lang, isArchived } of site.pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-type'], path).toMatch(/^text\/html;\s?charset=utf-8$/i);
    const withName = title.includes(site.name) ? title : `${title} · ${site.name}`;
    const expectedTitle = isArchived ? expect.stringContaining(title) : withName;
    const meta = (name: string) => attributes(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');
    const head = {
      title: await page.title(),
      lang: await page.locator('html').getAttribute('lang'),
      robots: await meta('robots'),
      canonical: await attributes(page, 'link[rel=canonical]', 'href'),
      description: await meta('description'),
      ogTitle: await meta('og:title'),
      ogUrl: await meta('og:url'),
      ogLocale: await meta('og:locale'),
      ogImage: await meta('og:image'),
      twitter: await meta('twitter:card'),
      themes: (await meta('theme-color')).length,
      // Lets Chrome follow the character size of the phone's settings.
      textScale: await meta('text-scale'),
      banner: (await meta('apple-itunes-app')).length,
    };
    expect(head, path).toEqual({
      title: expectedTitle,
      lang,
      robots: isArchived ? [expect.stringContaining('noindex')] : [],
      canonical: [`${siteUrl}${path}`],
      description: [description],
      ogTitle: [expectedTitle],
      ogUrl: [`${siteUrl}${path}`],
      ogLocale: [expect.stringMatching(`^${lang}_[A-Z]{2}$`)],
      ogImage: [expect.stringMatching(new RegExp(`^${siteUrl}/static/.+\\.(png|jpe?g)$`))],
      twitter: ['summary_large_image'],
      themes: 2,
      textScale: ['scale'],
      // Safari's banner waits for a real app.
      banner: site.contentOf('SiteFacts').appStoreId.sample ? 0 : 1,
    });
  }
});

test('anything else is a 404 page of the site, with ways back', async ({ page, request, site }) => {
  const { title, text, links } = site.contentOf('NotFound');
  for (const path of [missingPath, '/static/nothing.png', '/_headers']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(title);
  }
  await page.setViewportSize({ width: 667, height: 375 });
  for (const { label, to } of links) {
    await page.goto(`${missingPath}/at/all?a=b`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
  }
  expect(links.length).toBeGreaterThan(0);
});

test('each file of HTML is valid', async ({ site }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      'unique-landmark': 'error',
      // HTML takes attributes in React's own writing (`srcSet`).
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Ids may begin with any character; those of Gatsby (`___gatsby`) and of `useId` do.
      'valid-id': ['error', { relaxed: true }],
      // Without the role, VoiceOver does not call a list without bullets a list.
      'no-redundant-role': 'off',
    },
  });
  const files = filesBelow(site.dist).filter((file) => file.endsWith('.html') && !file.startsWith('admin'));
  expect(files).toHaveLength(site.paths.length);
  for (const file of files) {
    const { results } = await validator.validateFile(`${site.dist}/${file}`);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, column, message }) => `${ruleId} at ${line}:${column}: ${message}`),
    );
    expect.soft(problems, file).toEqual([]);
  }
});

test('no content can take an id of a component: the check knows all of them', async ({ request, site }) => {
  const legalPages = site.legalPages.map(({ path, sections }) => ({
    path,
    knownIds: [...reservedIds.legal, ...sections.map(({ id }) => id)],
  }));
  const supportPages = site.supportPages.map(({ path, faq }) => {
    const questionIds = faq.groups.flatMap(({ items }) => items.flatMap(({ id }) => [id, `${id}-question`]));
    return { path, knownIds: [...reservedIds.support, ...faq.groups.map(({ id }) => id), ...questionIds] };
  });
  for (const { path, knownIds } of [...legalPages, ...supportPages]) {
    const html = await (await request.get(path)).text();
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
    expect
      .soft(
        ids.filter((id) => !knownIds.includes(id)),
        path,
      )
      .toEqual(['___gatsby']);
  }
});

test('programs read who publishes the site, and no rating', async ({ page, site }) => {
  for (const { path } of site.pages) {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = texts.flatMap((text) => JSON.parse(text)['@graph']);
    expect(JSON.stringify(graph), path).not.toMatch(/aggregateRating|ratingValue|review/i);
    if (path === '/') {
      expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'MobileApplication']);
      expect(graph.map((node) => node.name)).toEqual([site.name, site.name, site.name]);
      // Nobody has given the app's language.
      expect(graph[2]).not.toHaveProperty('inLanguage');
    }
  }
});

test('the files for programs are there', async ({ request, site }) => {
  const { siteUrl } = site.facts;
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const robots = await read('/robots.txt');
  expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const listed = Array.from((await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => loc);
  const expected = site.pages.filter(({ isArchived }) => !isArchived).map(({ path }) => siteUrl + path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: site.name, lang: 'fr', start_url: '/' });
  const icons = ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png'];
  for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  expect(await read('/.well-known/security.txt')).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  const licences = await read('/licences.txt');
  expect(licences).toMatch(/^@fontsource\/young-serif .*: OFL-1\.1$/m);
  expect(licences).toContain('Permission is hereby granted');
});
