import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { violations } from '../site/support/axe';
import { fixtureContent } from '../support/fixture-content';
import { expect, hydrate, hydrated, phone, test } from './support/test';

/** Keeps all scripts from arriving until the function is called that it returns. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

const languages = [
  { lang: 'en', path: '/support' },
  { lang: 'es', path: '/support/es' },
  { lang: 'fr', path: '/support/fr' },
] as const;

type Lang = (typeof languages)[number]['lang'];

const read = (file: string) => readFileSync(join(fixtureContent, file), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: the content check vouches for the shape of the files
const content = (name: string, lang: Lang): any => parse(read(`${name}.${lang}.yaml`));
const faqIds = (lang: Lang): string[] =>
  content('support/faq', lang).groups.flatMap((group: { items: { id: string }[] }) => group.items.map(({ id }) => id));

const english = content('support/support', 'en');
const field = (page: Page) => page.getByRole('searchbox', { name: english.search.label, exact: true });
const results = (page: Page) => page.locator('section[aria-labelledby=results-title]');
const disclosure = (page: Page, id: string) => page.locator(`details:has(#${id})`);

const search = async (page: Page, query: string) => {
  await field(page).click();
  await field(page).fill(query);
  await expect(results(page)).toBeVisible();
};

for (const { lang, path } of languages) {
  test.describe(`${path}`, () => {
    test('says its language and points at the others', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
        );
      expect(alternates).toEqual([...languages.map((one) => [one.lang, one.path]), ['x-default', '/support']]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    });

    test('leads to the others by links in their own language', async ({ page }) => {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: content('support/support', lang).language.switch, exact: true });
      for (const other of languages.filter((one) => one.lang !== lang)) {
        const { name } = content('support/support', other.lang).language;
        const link = nav.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', other.path);
        await expect(link).toHaveAttribute('lang', other.lang);
        await expect(link).toHaveAttribute('hreflang', other.lang);
      }
      await expect(nav.locator('[aria-current=page]')).toHaveText(content('support/support', lang).language.name);
    });

    test('holds no words of another language outside an element that says so', async ({ page }) => {
      await page.goto(path);
      const text = await page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll('body [lang], script, style')) element.remove();
        const names = [...copy.querySelectorAll('*')].flatMap((one) =>
          ['alt', 'aria-label', 'placeholder', 'title', 'content'].map((name) => one.getAttribute(name)),
        );
        return [copy.textContent, ...names].join('\n').replace(/\s/g, ' ');
      });
      const files = ['support/support', 'support/faq', 'navigation', 'interface'];
      const own = files
        .map((file) => read(`${file}.${lang}.yaml`))
        .join('\n')
        .replace(/\s+/g, ' ');
      const phrases = (value: unknown): string[] => {
        if (typeof value === 'string')
          return value.split(/\{+[^}]*\}+/).map((part) => part.replace(/\s+/g, ' ').trim());
        return value && typeof value === 'object' ? Object.values(value).flatMap(phrases) : [];
      };
      const foreign = languages
        .filter((one) => one.lang !== lang)
        .flatMap((one) => files.flatMap((file) => phrases(content(file, one.lang))))
        .filter((phrase) => phrase.length > 7 && /^\p{L}/u.test(phrase) && !own.includes(phrase));
      expect(foreign.length).toBeGreaterThan(100);
      expect(foreign.filter((phrase) => text.includes(phrase))).toEqual([]);
      const legal = ['privacy', 'terms'].map((name) => /^title: (.*)$/m.exec(read(`legal/${name}.md`))?.[1]);
      if (lang !== 'fr') expect(legal.filter((title) => text.includes(String(title)))).toEqual([]);
    });

    test('holds every question, in order, each with its address', async ({ page }) => {
      await page.goto(path);
      const ids = await page.locator('#faq details > div[id]').evaluateAll((answers) => answers.map(({ id }) => id));
      expect(ids).toEqual(faqIds(lang));
      expect(ids.slice(0, 6)).toEqual([
        'recognition-accuracy',
        'offline-use',
        'sync-devices',
        'cancel-subscription',
        'export-data',
        'data-privacy',
      ]);
    });

    test('finds an answer', async ({ page }) => {
      await page.goto(`${path}?q=RGPD`);
      const item = page.getByRole('article');
      await expect(page.getByRole('searchbox')).toHaveValue('RGPD');
      await page.getByRole('searchbox').fill({ en: 'refund', es: 'reembolso', fr: 'remboursement' }[lang]);
      const question = content('support/faq', lang).groups[0].items[3].question;
      await expect(item.getByRole('heading')).toHaveText(question.replace(/ (?=\?)/, '\u202f'));
    });

    test('gives search engines the same questions', async ({ page }) => {
      await page.goto(path);
      const { '@graph': graph } = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      );
      const faq = graph.find((one: { '@type': string }) => one['@type'] === 'FAQPage');
      expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
        await page.locator('#faq h4').allTextContents(),
      );
      expect(
        faq.mainEntity.every((one: { acceptedAnswer: { text: string } }) =>
          /^<p>.+<\/p>/.test(one.acceptedAnswer.text),
        ),
      ).toBe(true);
      expect(graph.map((one: { '@type': string }) => one['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'FAQPage']);
    });
  });
}

test('the landing page leads to the French page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#support').getByRole('link')).toHaveAttribute('href', '/support/fr');
});

test.describe('before the search is touched', () => {
  const isSearch = (url: string) => /\/search-/.test(url);

  test('nothing of it is downloaded, whatever else a visitor does', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/support', { waitUntil: 'networkidle' });
    expect(urls.filter((url) => url.endsWith('.js'))).toEqual([]);
    await hydrate(page);
    await page.locator('#faq summary').first().click();
    await page.mouse.wheel(0, 4000);
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link').first().hover();
    await page.waitForLoadState('networkidle');
    expect(urls.some((url) => url.endsWith('.js'))).toBe(true);
    expect(urls.filter(isSearch)).toEqual([]);
    await expect(page.locator('link[href*="search-"]')).toHaveCount(0);

    await field(page).focus();
    await expect.poll(() => urls.filter(isSearch).length).toBe(2);
    expect(urls.filter((url) => /search-(es|fr)/.test(url))).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test('search, open, share the address, back', async ({ page }) => {
    await page.goto('/support');
    await field(page).focus();
    await page.keyboard.type('delete my account', { delay: 20 });
    await expect(page.getByRole('status')).toHaveText('2 answers for “delete my account”');
    await expect(page).toHaveURL('/support?q=delete+my+account');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('How do I have my data deleted?');
    await expect(page.getByRole('article').locator('mark').first()).toHaveText(/delete/i);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '2 answers' })).toBeFocused();
    const link = results(page).getByRole('link', { name: 'How do I cancel my subscription?' });
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/support#cancel-subscription');
    await expect(disclosure(page, 'cancel-subscription')).toHaveAttribute('open');
    await expect(disclosure(page, 'cancel-subscription').locator('summary')).toBeFocused();
    await expect(page.locator('#cancel-subscription')).toBeInViewport();
    await expect(results(page)).toBeHidden();

    await page.goBack();
    await expect(page).toHaveURL('/support?q=delete+my+account');
    await expect(field(page)).toHaveValue('delete my account');
    await expect(results(page)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/support');
    await expect(field(page)).toHaveValue('');
    await expect(results(page)).toBeHidden();
  });

  test('Escape clears, and keeps the focus', async ({ page }) => {
    await page.goto('/support?q=refund');
    await expect(results(page)).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toBeHidden();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('an answer opens and closes', async ({ page }) => {
    await page.goto('/support');
    const summary = disclosure(page, 'offline-use').locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#offline-use')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('#offline-use')).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('search, open, share the address, back', async ({ page }) => {
    await page.goto('/support');
    await field(page).tap();
    await field(page).pressSequentially('charged twise', { delay: 20 });
    await expect(page.getByRole('article')).toContainText('How do I cancel my subscription?');
    await expect(page.getByRole('article').getByRole('paragraph').nth(1)).toBeInViewport();
    await page.getByRole('article').getByRole('link', { name: 'Link to this answer' }).tap();
    await expect(page).toHaveURL('/support#cancel-subscription');
    await expect(page.locator('#cancel-subscription')).toBeInViewport();
    await page.goBack();
    await expect(field(page)).toHaveValue('charged twise');
    await page.getByRole('button', { name: 'Clear' }).tap();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/support');
  });

  test('an answer opens and closes', async ({ page }) => {
    await page.goto('/support');
    await page.getByRole('heading', { name: 'Can I export my data?' }).scrollIntoViewIfNeeded();
    await disclosure(page, 'export-data').locator('summary').tap();
    await expect(page.locator('#export-data')).toBeVisible();
    await disclosure(page, 'export-data').locator('summary').tap();
    await expect(page.locator('#export-data')).toBeHidden();
  });

  test('what is tapped is large enough', async ({ page }) => {
    await page.goto('/support?q=delete');
    await expect(results(page)).toBeVisible();
    const small = await page
      .locator('main :is(a, button, summary, input):not(p *)')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
  });
});

test.describe('a shared search', () => {
  test('shows its answers without a gesture', async ({ page }) => {
    await page.goto('/support?q=airplane%20mode');
    await expect(page.getByRole('article')).toContainText('Can I use the app offline?');
    await expect(field(page)).toHaveValue('airplane mode');
  });

  test('a new question is a new step, its letters are not', async ({ page }) => {
    await page.goto('/support?q=refund');
    await expect(results(page)).toBeVisible();
    // At once in the address; emptied letter by letter, it is so at the next pause only.
    await field(page).press('Escape');
    await field(page).pressSequentially('ipad', { delay: 400 });
    await expect(page).toHaveURL('/support?q=ipad');
    await page.goBack();
    await expect(page).toHaveURL('/support');
    await page.goBack();
    await expect(page).toHaveURL('/support?q=refund');
    await expect(results(page)).toBeVisible();
  });
});

test('an answer that a link opened and its visitor closed stays closed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/support#offline-use');
  const answer = page.locator('#offline-use').locator('xpath=ancestor-or-self::details');
  await expect(answer).toHaveAttribute('open');
  await answer.locator('summary').click();
  await expect(answer).not.toHaveAttribute('open');
  release();
  await hydrated(page);
  await expect(answer).not.toHaveAttribute('open');
});

test('letters typed before the page is hydrated are not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/support');
  await field(page).click();
  await page.keyboard.type('refund');
  release();
  await expect(page.getByRole('article')).toContainText('How do I cancel my subscription?');
  await expect(field(page)).toHaveValue('refund');
  await expect(field(page)).toBeFocused();
});

test('Enter before the page is hydrated searches too', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/support');
  await field(page).click();
  await page.keyboard.type('refund');
  await page.keyboard.press('Enter');
  await page.waitForURL('/support?q=refund', { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('article')).toContainText('How do I cancel my subscription?');
});

test('the question of the address stands in the field though no script comes', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/support?q=refund');
  await expect(field(page)).toHaveValue('refund');
});

for (const size of [phone, { width: 1280, height: 800 }]) {
  test(`a reload of what was found leaves it where it was read, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/support?q=refund');
    await expect(results(page)).toBeVisible();
    // Each is what is read: the results, and what stands below them.
    for (const top of [300, 1200]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await page.reload();
      await expect(results(page)).toBeVisible();
      expect(await page.evaluate(() => scrollY), `from ${top} px`).toBe(top);
    }
  });
}

test.describe('no answer', () => {
  test('leads to a mail with the question as its subject', async ({ page }) => {
    await page.goto('/support');
    await search(page, 'chocolate cake & 100 %');
    await expect(page.getByRole('status')).toHaveText('No answer for “chocolate cake & 100 %” yet');
    const mail = results(page).getByRole('link', { name: english.search.mail, exact: true });
    const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
    expect(pathname).toMatch(/^support@/);
    expect(searchParams.get('subject')).toBe('chocolate cake & 100 %');
    expect(searchParams.get('body')).toContain('iOS version:');
  });
});

test.describe('an address of a question', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
      test.use({ javaScriptEnabled });
      test('opens it', async ({ page }) => {
        await page.goto('/support/fr#offline-use');
        await expect(page.locator('#offline-use')).toBeInViewport();
        await expect(page.locator('#offline-use-question')).toBeInViewport();
        await expect(page.locator('details[open]')).toHaveCount(1);
      });
    });
  }

  test('opens it from another page of the site', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/support#export-data'),
    );
    await expect(page.locator('#export-data')).toBeInViewport();
    await expect(disclosure(page, 'export-data')).toHaveAttribute('open');
  });

  test('opens it in a browser that does not do so by itself', async ({ page }) => {
    await page.addInitScript(() => {
      const close = () => {
        for (const details of document.querySelectorAll('details')) details.open = false;
      };
      window.addEventListener('hashchange', close, true);
    });
    await page.goto('/support');
    await page.evaluate(() => {
      window.location.hash = 'sync-devices';
    });
    await expect(disclosure(page, 'sync-devices')).toHaveAttribute('open');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search, and every answer opens', async ({ page }) => {
    await page.goto('/support');
    await expect(page.locator('form')).toBeHidden();
    for (const id of faqIds('en')) {
      await disclosure(page, id).locator('summary').click();
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
  });
});

test('every answer is open in print, and what cannot be used on paper is gone', async ({ page }) => {
  await page.goto('/support');
  await page.emulateMedia({ media: 'print' });
  for (const id of faqIds('en')) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    expect((await page.locator(`#${id}`).boundingBox())?.height).toBeGreaterThan(10);
  }
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByText(/^support/).last()).toBeVisible();
});

test('what a screen reader reads out', async ({ page }) => {
  await page.goto('/support');
  await search(page, 'offline');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const exposed = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const states = properties
        .filter((one) => ['level', 'expanded', 'live'].includes(one.name))
        .map((one) => `${one.name} ${one.value.value}`);
      return [role?.value, name?.value, ...states].filter(Boolean).join(' | ');
    });
  expect(exposed).toEqual(
    expect.arrayContaining([
      'search',
      'searchbox | Search the questions',
      expect.stringMatching(/^status( \|.*)? \| live polite/),
      'heading | How can we help? | level 1',
      'heading | One answer for “offline” | level 2',
      'heading | Can I use the app offline? | level 3',
      'heading | Most asked | level 3',
      'heading | Can I use the app offline? | level 4',
      'DisclosureTriangle | Can I use the app offline? | expanded false',
      'navigation | Language',
    ]),
  );
  expect(exposed.filter((line) => line.startsWith('heading') && line.endsWith('level 4'))).toHaveLength(
    faqIds('en').length,
  );
});

test.describe('the cards', () => {
  test('do what they say', async ({ page }) => {
    await page.goto('/support');
    const cards = page.locator('section[aria-labelledby=cards-title] li');
    await expect(cards.getByRole('heading')).toHaveText([
      'Help Center',
      'Live Chat',
      'Email Support',
      'Community Forum',
    ]);
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '#faq');
    await expect(cards.nth(1)).toContainText('not open yet');
    await expect(cards.nth(2)).toContainText('within 24 hours');
    await expect(cards.nth(3)).toContainText('not open yet');
    for (const index of [1, 2, 3]) {
      const href = (await cards.nth(index).getByRole('link').getAttribute('href')) ?? '';
      expect(new URL(href).searchParams.get('body')).toContain('My iPhone');
    }
  });
});

test('the contact block has the address as text and link, and what to expect', async ({ page }) => {
  await page.goto('/support');
  const contact = page.locator('#contact');
  const link = contact.getByRole('link');
  await expect(link).toHaveText('support@mirabelle.example');
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe('support@mirabelle.example');
  await expect(contact).toContainText('English, Spanish or French');
  await expect(contact).toContainText('2 hours');
  await expect(contact).toContainText('24/7');
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('axe finds nothing in any state', async ({ page }) => {
        await page.goto('/support');
        await hydrate(page);
        expect(await violations(page)).toEqual([]);
        await page.locator('summary').nth(1).click();
        await page.locator('summary').nth(7).click();
        await search(page, 'delete account');
        await expect(page.getByRole('status')).not.toBeEmpty();
        expect(await violations(page)).toEqual([]);
        await search(page, 'chocolate cake');
        await expect(results(page).getByRole('link')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const { path } of languages) {
    test(`nothing scrolls sideways on ${path}, whatever is shown`, async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.goto(`${path}?q=${'a'.repeat(60)}`);
      await expect(results(page)).toBeVisible();
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('searchbox').fill('iPhone');
      await expect(page.getByRole('article')).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});

test('nothing goes wrong in the console, and nothing is kept', async ({ page, context }) => {
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto('/support#offline-use');
  await search(page, 'refund');
  await page.goto('/support/fr?q=remboursement');
  await expect(results(page)).toBeVisible();
  expect(messages).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
