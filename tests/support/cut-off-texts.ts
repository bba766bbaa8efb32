import type { Page } from '@playwright/test';

/** The elements whose text reaches out of the window at its side, by their words. A picture may bleed off the page. */
export const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, h3, h4, p, pre, li, a, button, label, dt, dd, figcaption'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim())
      .filter((element) => {
        // What is out of sight for everyone, such as the skip link until it has the focus.
        if (getComputedStyle(element).clipPath !== 'none') return false;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          const boxes = Array.from(range.getClientRects());
          if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) return true;
        }
        return false;
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ''),
  );
