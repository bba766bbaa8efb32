import { briefFacts } from '../support/brief-facts';
import { facts } from './support/content';
import { pageWords } from './support/page-words';
import { expect, test } from './support/test';

for (const { fact, words } of briefFacts) {
  test(`${fact}: found where it belongs`, () => {
    const missing = Object.entries(words(facts)).flatMap(([address, texts]) => {
      const page = pageWords('dist', address);
      return texts.filter((text) => !page.includes(text)).map((text) => `${address}: ${text}`);
    });
    expect(missing).toEqual([]);
  });
}
