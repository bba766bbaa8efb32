import { contentOf, facts, pageMeta } from './support/content';
import { allPaths, expect, missingPath, sitePaths, test } from './support/test';

/** Typeset, as pages show it. */
const name = contentOf('SiteFacts').name.value;
const named = (title: string) => (title.includes(name) ? title : `${title} · ${name}`);

test('the sitemap lists the pages that the content makes', () => {
  expect(sitePaths().toSorted()).toEqual(
    pageMeta()
      .map(({ path }) => path)
      .toSorted(),
  );
});

for (const { path, title, description, lang } of pageMeta()) {
  test(`${path} answers and says what it is`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-type']).toMatch(/^text\/html;\s?charset=utf-8$/i);
    await expect(page).toHaveTitle(named(title));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);

    const head = await page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        Array.from(document.head.querySelectorAll(selector), (element) => element.getAttribute(name));
      const meta = (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content');
      return {
        canonical: attribute('link[rel=canonical]', 'href'),
        description: meta('description'),
        ogTitle: meta('og:title'),
        ogDescription: meta('og:description'),
        ogUrl: meta('og:url'),
        ogImage: meta('og:image'),
        twitter: meta('twitter:card'),
        robots: meta('robots'),
        themeColor: meta('theme-color'),
      };
    });
    expect(head).toEqual({
      canonical: [`${facts.siteUrl}${path}`],
      description: [description],
      ogTitle: [named(title)],
      ogDescription: [description],
      ogUrl: [`${facts.siteUrl}${path}`],
      ogImage: [expect.stringMatching(/^https:\/\/.+\.(png|jpe?g)$/i)],
      twitter: ['summary_large_image'],
      robots: [],
      themeColor: [expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
    });
    expect(head.ogImage[0]).toContain(facts.siteUrl);
  });
}

test(`${missingPath} answers 404 with the site's own page`, async ({ page }) => {
  const response = await page.goto(missingPath);
  const { title, description } = contentOf('NotFound');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(named(title));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

for (const path of allPaths()) {
  test(`${path} has one h1, headings without a jump, and its landmarks`, async ({ page }) => {
    await page.goto(path);

    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `heading levels ${levels.join(' ')}`).toEqual([]);

    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) =>
        all.map(
          (nav) =>
            nav.getAttribute('aria-label') ??
            document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(names.length).toBeGreaterThan(0);
    expect(names.every(Boolean), 'every navigation has a name').toBe(true);
    expect(new Set(names).size, 'no two navigations share a name').toBe(names.length);

    const skipLink = page.locator('a').first();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('structured data: the publisher, the site and the app on the landing page, without a rating', async ({ page }) => {
  await page.goto('/');
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const keysAndTypes: string[] = [];
  const graph = JSON.parse(text, (key, value) => {
    keysAndTypes.push(key, ...(key === '@type' ? [value] : []));
    return value;
  })['@graph'] as { '@type': string; name: string }[];
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'MobileApplication']);
  expect(graph.map((node) => node.name)).toEqual([name, name, name]);
  expect(keysAndTypes.filter((one) => /aggregateRating|ratingValue|review/i.test(one))).toEqual([]);
});

for (const { path, title } of pageMeta().filter(({ path }) => path !== '/')) {
  test(`structured data: ${path} and its place under the landing page`, async ({ page }) => {
    await page.goto(path);
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = graphs.flatMap((text) => JSON.parse(text)['@graph']);
    expect(nodes).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: `${facts.siteUrl}${path}`, name: title }),
    );
    const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${facts.siteUrl}/`,
      `${facts.siteUrl}${path}`,
    ]);
  });
}

test('the Smart App Banner waits for a real app id', async ({ page }) => {
  for (const path of allPaths()) {
    await page.goto(path);
    const { appStoreId } = contentOf('SiteFacts');
    await expect(page.locator('meta[name=apple-itunes-app]')).toHaveCount(appStoreId.sample ? 0 : 1);
  }
});

test('robots.txt, the sitemap, the manifest and the icons are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: *\/ *$/m);
  expect(robots).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name, lang: 'fr', start_url: '/' });
  const icons = ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png'];
  for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});
