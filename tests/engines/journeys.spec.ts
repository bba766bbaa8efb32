/** The same journeys in Firefox and in WebKit; Chromium's are those of tests/site. */
import { expect, test } from '@playwright/test';
import { translate } from '../site/support/looks';
import { readSite, type Site } from '../site/support/site';
import { type Engine, until } from './engine';
import * as firefox from './firefox';
import { complaintsOf, serveRecorded } from './recorded-site';
import * as webkit from './webkit';

let content: Site;
let help: Site['help'][number] | undefined;
let question: string;
let documents: string[];
test.beforeAll(async () => {
  content = await readSite('.');
  [help] = content.help;
  question = help?.faq.groups[0]?.items[0]?.question.replaceAll(/[\u202f\u00a0]/g, ' ') ?? '';
  documents = content.legal.map(({ address }) => address);
});

const isMenuOpen = () => document.querySelector('header nav')?.matches(':popover-open') === true;
const hasAnswer = () => document.querySelector('article mark') !== null;
const fieldState = () => {
  const field = document.querySelector<HTMLInputElement>('input[name=q]');
  return { value: field?.value, focused: document.activeElement === field };
};

for (const [name, { missing, start }] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(Boolean(missing()) && process.env.ENGINES !== 'all', missing());

    let engine: Engine;
    let origin: string;
    let close: () => void;

    test.beforeAll(async ({ baseURL }) => {
      if (missing()) throw new Error(missing());
      ({ origin, close } = await serveRecorded(baseURL ?? ''));
      engine = await start();
      console.log(engine.name);
    });
    test.afterAll(async () => {
      await engine?.close();
      close?.();
    });

    const search = async () => {
      await engine.resize(1280, 800);
      await engine.goto(origin + help?.path);
    };
    const ask = async () => {
      await engine.click('input[name=q]');
      await engine.type(question);
      await until(() => engine.evaluate(hasAnswer), 'an answer');
      expect(await engine.evaluate(fieldState)).toEqual({ value: question, focused: true });
    };
    const openMenu = async () => {
      await engine.click('header button');
      await until(() => engine.evaluate(isMenuOpen), 'an open menu');
    };

    test('land, open the menu, close it, and go to a section', async () => {
      await engine.resize(390, 844);
      await engine.goto(`${origin}/`);
      await openMenu();
      await engine.press('Escape');
      await until(async () => !(await engine.evaluate(isMenuOpen)), 'a closed menu');
      expect(await engine.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);
      await openMenu();
      await engine.click('header nav a[href^="#"]');
      await until(async () => !(await engine.evaluate(isMenuOpen)), 'a closed menu');
      const stands = () => {
        const title = document.getElementById(location.hash.slice(1))?.querySelector('h2')?.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return title && bar && title.top >= bar.bottom && title.top < innerHeight / 2;
      };
      await until(() => engine.evaluate(stands), 'the section below the header');
      expect(await engine.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('read a legal document by its contents', async () => {
      await engine.resize(1280, 800);
      for (const address of documents) {
        await engine.goto(origin + address);
        await engine.click('main nav li:last-child a');
        const arrived = () => {
          const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top;
          return top !== undefined && top >= 0 && top < innerHeight;
        };
        await until(() => engine.evaluate(arrived), 'the chapter');
      }
    });

    test('search, read an answer, share its address', async () => {
      await search();
      await ask();
      await engine.press('Enter');
      await until(
        () => engine.evaluate((q) => new URLSearchParams(location.search).get('q') === q, question),
        'the address',
      );
      await engine.goto(`${origin}${help?.path}?${new URLSearchParams({ q: question })}`);
      await until(() => engine.evaluate(hasAnswer), 'the shared answer');
      await engine.click(`article a[href^="${help?.path}#"]`);
      const isOpen = () => document.getElementById(location.hash.slice(1))?.closest('details')?.open;
      await until(() => engine.evaluate(isOpen), 'the open answer');
    });

    test('search and open the menu of a translated page', async () => {
      await search();
      await engine.evaluate(translate);
      const count = () => document.querySelectorAll('font').length;
      const before = await engine.evaluate(count);
      await ask();
      await engine.resize(390, 844);
      await openMenu();
      expect(await engine.evaluate(count)).toBeGreaterThanOrEqual(before);
      expect(before).toBeGreaterThan(50);
    });

    test('each page is silent on the console, with all its pictures', async () => {
      for (const path of content.paths) {
        await engine.goto(origin + path);
        const pictures = () => {
          for (const image of document.images) image.loading = 'eager';
          const shown = [...document.images].filter((image) => image.checkVisibility());
          return shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
        };
        await until(() => engine.evaluate(pictures), `every picture of ${path}`);
        expect(await engine.evaluate(complaintsOf), path).toEqual([]);
      }
    });
  });
}

test('Firefox without scripts: the menu, an answer and a link work', async ({ baseURL }) => {
  test.skip(Boolean(firefox.missing()) && process.env.ENGINES !== 'all', firefox.missing());
  const engine = await firefox.start({ scripts: false });
  await engine.resize(390, 844);
  await engine.goto(`${baseURL}${help?.path}`);
  await engine.click('header button');
  await until(() => engine.evaluate(isMenuOpen), 'an open menu');
  await engine.press('Escape');
  await engine.click('#faq summary');
  await until(() => engine.evaluate(() => document.querySelector('#faq details')?.hasAttribute('open')), 'an answer');
  await engine.click(`footer a[href="${documents[0]}"]`);
  await until(() => engine.evaluate((path) => location.pathname === path, documents[0]), 'the document');
  await engine.close();
});
