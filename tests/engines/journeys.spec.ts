/** The main journeys in Firefox and in WebKit; Chromium's are those of tests/site. */
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { createSiteServer } from '../../scripts/site-server';
import { readSite, type Site } from '../site/helpers/site';
import { addressOf, typed } from '../site/helpers/test';
import { type Engine, until } from './engine';
import * as firefox from './firefox';
import * as webkit from './webkit';

let support: Site['supportPages'][number] | undefined;
let question: string;
test.beforeAll(async () => {
  [support] = (await readSite('.')).supportPages;
  question = typed(support?.faq.groups[0]?.items[0]?.question);
});

const isMenuOpen = () => document.querySelector('header nav')?.matches(':popover-open') === true;
const hasAnswer = () => document.querySelector('article mark') !== null;

for (const [name, { missing, start }] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(Boolean(missing()) && process.env.ENGINES !== 'all', missing());

    let engine: Engine;
    let origin: string;
    let server: Server;

    test.beforeAll(async () => {
      if (missing()) throw new Error(missing());
      server = createSiteServer().listen(0, 'localhost');
      origin = await addressOf(server);
      engine = await start();
    });
    test.afterAll(async () => {
      await engine?.close();
      server?.closeAllConnections();
      server?.close();
    });

    test('a visitor opens the menu, closes it, and goes to a section', async () => {
      const openMenu = async () => {
        await engine.click('header button');
        await until(() => engine.evaluate(isMenuOpen), 'an open menu');
      };
      // The narrowest window that WebKit's test browser has, and narrow enough for the menu.
      await engine.resize(700, 844);
      await engine.goto(`${origin}/`);
      await openMenu();
      await engine.press('Escape');
      await until(async () => !(await engine.evaluate(isMenuOpen)), 'a closed menu');
      expect(await engine.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);
      await openMenu();
      await engine.click('header nav a[href^="#"]');
      await until(async () => !(await engine.evaluate(isMenuOpen)), 'a closed menu');
      const isSectionBelowHeader = () => {
        const title = document.getElementById(location.hash.slice(1))?.querySelector('h2')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return title && header && title.top >= header.bottom && title.top < innerHeight / 2;
      };
      await until(() => engine.evaluate(isSectionBelowHeader), 'the section below the header');
      expect(await engine.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('a visitor searches, shares the address, and reads an answer', async () => {
      await engine.resize(1280, 800);
      await engine.goto(origin + support?.path);
      await engine.click('input[name=q]');
      await engine.type(question);
      await until(() => engine.evaluate(hasAnswer), 'an answer');
      await engine.press('Enter');
      const isInAddress = (q: string) => new URLSearchParams(location.search).get('q') === q;
      await until(() => engine.evaluate(isInAddress, question), 'the question in the address');
      await engine.goto(`${origin}${support?.path}?${new URLSearchParams({ q: question })}`);
      await until(() => engine.evaluate(hasAnswer), 'the shared answer');
      await engine.click(`article a[href^="${support?.path}#"]`);
      const isOpen = () => document.getElementById(location.hash.slice(1))?.closest('details')?.open;
      await until(() => engine.evaluate(isOpen), 'the open answer');
    });
  });
}
