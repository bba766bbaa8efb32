import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { contentOf } from '../support/content';
import { fixtureSite } from '../support/fixture-site';
import { sitePaths } from '../support/test';

/** What a screen reader says as its user goes through a page from its beginning to its end, with all answers open. */
const readAloud = async (file: string): Promise<string[]> => {
  const { window } = new JSDOM(readFileSync(join(fixtureSite, file), 'utf8'), { pretendToBeVisual: true });
  for (const answer of window.document.querySelectorAll('details')) answer.open = true;
  // The package says "image" for what only decorates, which screen readers pass over.
  for (const decoration of window.document.querySelectorAll('img[alt=""]')) decoration.remove();
  const reader = new Virtual();
  await reader.start({ container: window.document.body, window: window as unknown as Window & typeof globalThis });
  const said = [await reader.lastSpokenPhrase()];
  while (said.at(-1) !== 'end of document' && said.length < 3000) {
    await reader.next();
    said.push(await reader.lastSpokenPhrase());
  }
  await reader.stop();
  return said;
};

const files = [...sitePaths().map((path) => join(path, 'index.html')), '404.html'];

for (const file of files) {
  // The transcript is attached to the test's result, to be read from time to time.
  test(`${file} read aloud`, async () => {
    const said = await readAloud(file);
    await test.info().attach('transcript', { body: said.join('\n'), contentType: 'text/plain' });
    expect(said.at(-1)).toBe('end of document');
    const amiss = {
      'a placeholder': /undefined|\bnull\b|\[object|[{}]/,
      'a thing without a name': /^(link|button|image|searchbox|region|navigation|heading, level \d)$/,
      'a name that begins with a sign': /^(link|button|heading|region), [.,:;]/,
    };
    const found = Object.entries(amiss).flatMap(([what, pattern]) =>
      said.filter((phrase) => pattern.test(phrase)).map((phrase) => `${what}: ${phrase}`),
    );
    expect(found).toEqual([]);
    // The same words once more, one after the other.
    expect(said.filter((phrase, index) => phrase !== '' && phrase === said[index + 1])).toEqual([]);
    // A heading's link is no part of it.
    const { permalink } = contentOf('Interface').legalPage;
    expect(said.filter((phrase) => /^(heading|region), /.test(phrase) && phrase.includes(permalink))).toEqual([]);
    // Each link with an address of its own has a name of its own, so a list of links can be chosen from.
    const permalinks = ['en', 'es', 'fr'].map((lang) => `link, ${contentOf('Faq', lang).permalink}`);
    const links = said.filter((phrase) => permalinks.some((permalink) => phrase.startsWith(permalink)));
    if (file.startsWith('/support')) expect(links).not.toEqual([]);
    expect(links.length).toBe(new Set(links).size);
  });
}

test('the rating is said once, and by whom', async () => {
  const said = await readAloud('index.html');
  const { score, source } = contentOf('Hero').rating;
  const place = said.indexOf(`image, ${contentOf('Interface').ratingAlt}`);
  expect(said[place + 1]).toBe(source);
  expect(said.filter((phrase) => phrase.includes(score))).toHaveLength(1);
});
