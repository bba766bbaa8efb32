import type { Page } from '@playwright/test';
import { contentOf, documentsOf } from '../support/content';
import { expect, hydrate, isSameDocument, markDocument, test } from '../support/test';

/** What each text said in the page's live regions, in order. */
const hear = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    Object.assign(window, { said });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Whether what is announced takes no room and shows nothing. */
const isHeardOnly = (page: Page) =>
  page.locator('#gatsby-announcer').evaluate((announcer) => {
    const { width, height } = announcer.getBoundingClientRect();
    const { position, clipPath } = getComputedStyle(announcer);
    return position === 'absolute' && clipPath === 'inset(50%)' && width <= 1 && height <= 1;
  });

const go = (page: Page, to: string) =>
  page.evaluate((address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address), to);

const terms = documentsOf('LegalDocument').find(({ data }) => data.path === '/terms')?.data;
const section = terms?.sections.at(-2);
const french = contentOf('Faq', 'fr').groups[0]?.items[1];

const ways = [
  {
    from: '/terms',
    to: '/#testimonials',
    lang: 'fr',
    name: contentOf('Testimonials').title,
    focused: '#testimonials h2',
  },
  {
    from: '/terms',
    to: '/#support',
    lang: 'fr',
    name: contentOf('Navigation').contacts?.[0]?.title,
    focused: '#support h2',
  },
  { from: '/', to: `/terms#${section?.id}`, lang: 'fr', name: section?.title, focused: `#${section?.id}` },
  { from: '/', to: '/support#faq', lang: 'en', name: contentOf('Faq', 'en').title, focused: '#faq h2' },
  {
    from: '/',
    to: `/support/fr#${french?.id}`,
    lang: 'fr',
    name: french?.question,
    focused: `details:has(#${french?.id}) summary`,
  },
  { from: '/support', to: '/support/es', lang: 'es', name: contentOf('Support', 'es').title, focused: undefined },
  { from: '/support/es', to: '/terms', lang: 'fr', name: terms?.title, focused: undefined },
  { from: '/terms', to: '/', lang: 'fr', name: contentOf('Hero').headline.join(' '), focused: undefined },
];

for (const { from, to, lang, name, focused } of ways) {
  test(`from ${from} to ${to}: one announcement, of what the way leads to`, async ({ page }) => {
    await page.goto(from);
    await hydrate(page);
    await markDocument(page);
    await hear(page);
    await go(page, to);
    await expect(page).toHaveURL(to);
    await expect.poll(() => heard(page)).not.toEqual([]);
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect((await heard(page)).map(plain)).toEqual([plain(name ?? '')]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await isHeardOnly(page)).toBe(true);
    // The focus stands where the reader goes on, and stays there.
    if (focused) {
      await expect(page.locator(focused)).toBeFocused();
      await expect(page.locator(focused)).toBeInViewport();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      await expect(page.locator(focused)).toBeFocused();
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}
