import { AssertionError } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium';
import { steps } from '../release/release-site';
import { fillAt } from './releases/full-disk';
import { killAt } from './releases/killed';
import { buildSites, type Change, changes, keepTabOpen } from './releases/open-tab';
import { poisons, releasePoisoned } from './releases/poisoned';
import { rollBackFiveTimes } from './releases/rollbacks';
import { formerByName, switchInTwoSteps, writeInPlace } from './releases/sabotage';
import { type Trial, withTrial } from './releases/trial';
import { releaseTwice } from './releases/two-at-once';
import { switchUnderLoad } from './releases/under-load';
import type { Outcome, Row } from './row';

type Case = { name: string; work: () => Promise<unknown> };

/** Tries cases, each of them though another failed. @throws what is no assertion, because then nothing was tried */
const outcomeOf = async (cases: readonly Case[]): Promise<Outcome> => {
  const failures: string[] = [];
  for (const { name, work } of cases) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      failures.push(name);
    }
  }
  const right = `${cases.length - failures.length} of ${cases.length} right`;
  return { passed: failures.length === 0, result: failures.length ? `${right}; not: ${failures.join(', ')}` : right };
};

const inTrials = (names: readonly string[], work: (trial: Trial, name: string) => Promise<unknown>, disk?: 'small') =>
  outcomeOf(names.map((name) => ({ name, work: () => withTrial((trial) => work(trial, name), disk) })));

type Sites = Awaited<ReturnType<typeof buildSites>>;

const withSites = async (work: (sites: Sites) => Promise<Outcome>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-tab-'));
  try {
    return await work(await buildSites(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const tryTabs = async (sites: Sites, sabotaged: boolean): Promise<Outcome> => {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const visit = (change: Change, hydrated: boolean) =>
    withTrial(async (trial) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await keepTabOpen(page, trial, sites, change, { hydrated, sabotaged }).finally(() => page.close());
    });
  try {
    return await outcomeOf(
      changes.flatMap((change) =>
        [false, true].map((hydrated) => ({
          name: `${change}${hydrated ? ', hydrated before' : ''}`,
          work: () => visit(change, hydrated),
        })),
      ),
    );
  } finally {
    await browser.close();
  }
};

const noHealthCheck = { requireService: async () => undefined };
const switches = 100;

/** What the release command promises whoever releases, and visitors meanwhile. */
export const releaseRows: Row[] = [
  {
    id: 'two-releases',
    title: 'Of two releases at once, one is refused, the other one is served as a whole.',
    tries: 'a second release is started while the first one stops for four seconds with its files half copied',
    sabotage: 'no lock',
    run: (sabotaged) => inTrials(['both'], (trial) => releaseTwice(trial, ...(sabotaged ? ['no-lock'] : []))),
  },
  {
    id: 'killed-release',
    title: 'A release that is killed leaves a whole site in service, and the next one works.',
    tries: `killed after each of ${steps.length} steps (${steps.join(', ')}), with and without a restart of nginx; site, headers and configuration are compared before, after, after the next release and after rolling that back`,
    sabotage: 'the release also writes into the one in service',
    run: (sabotaged) =>
      outcomeOf(
        steps.flatMap((step) =>
          [false, true].map((restart) => ({
            name: `${step}${restart ? ' with a restart' : ''}`,
            work: () => withTrial((trial) => killAt(trial, step, restart, ...(sabotaged ? ['in-place'] : []))),
          })),
        ),
      ),
  },
  {
    id: 'full-disk',
    title: 'A disk that is full leaves all as it was, or lets the whole release through.',
    tries: `a disk of 8 MB is filled, bytes and files, after each of the ${steps.length} steps`,
    sabotage: 'the release also writes into the one in service',
    run: (sabotaged) =>
      inTrials(
        steps,
        (trial, name) => {
          const step = steps.find((one) => one === name) ?? steps[0];
          return fillAt(trial, step, sabotaged ? writeInPlace(trial.home, trial.site(`full-${step}`)) : undefined);
        },
        'small',
      ),
  },
  {
    id: 'poisoned-release',
    title: 'A release that nginx refuses or does not serve as built is taken out again.',
    tries: `${Object.keys(poisons).join('; ')}: site, headers and configuration are compared before and after`,
    sabotage: 'no health check after the switch',
    run: (sabotaged) =>
      inTrials(Object.keys(poisons), (trial, name) => releasePoisoned(trial, name, sabotaged ? noHealthCheck : {})),
  },
  {
    id: 'rollbacks',
    title: 'Rolling back serves what was in service before, with its headers and configuration.',
    tries: 'five releases, five rollbacks, a sixth that finds nothing, then a release and a rollback',
    sabotage: 'the release before is found by its name',
    run: (sabotaged) =>
      inTrials(['all'], (trial) => rollBackFiveTimes(trial, sabotaged ? { formerRelease: formerByName } : {})),
  },
  {
    id: 'open-tab',
    title: 'A page that was open for six releases hydrates, and its links lead to the new pages.',
    tries: `two changes (${changes.join('; ')}), hydrated before the releases or after; in Chromium as on a phone, the menu is pressed and a link followed; nothing may fail on the way`,
    sabotage: 'the files of former releases are taken away',
    run: (sabotaged) => withSites((sites) => tryTabs(sites, sabotaged)),
  },
  {
    id: 'switches-under-load',
    title: 'While releases are switched, each answer is a whole page with its own policy.',
    tries: `${switches} switches under the load of 8 visitors; after each, every page is compared; each answer to a visitor is compared, too`,
    sabotage: 'nginx takes the policies over before the pages',
    run: async (sabotaged) => {
      let answers = 0;
      const work = () =>
        withTrial(async (trial) => {
          const after = sabotaged ? switchInTwoSteps(trial.home) : undefined;
          const { whole } = await switchUnderLoad(trial, sabotaged ? 10 : switches, after);
          answers = Object.values(whole).reduce((sum, count) => sum + count, 0);
        });
      const { passed, result } = await outcomeOf([{ name: 'all', work }]);
      return {
        passed,
        result: passed ? `${switches} of ${switches} switches right, ${answers} answers whole` : result,
      };
    },
  },
];
