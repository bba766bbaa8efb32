/** The release command with nginx, as in `npm run reliability`, where each is also broken on purpose. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { steps } from '../../scripts/release/release-site';
import { fillAt, missingForSmallDisk } from '../../scripts/reliability/releases/full-disk';
import { killAt } from '../../scripts/reliability/releases/killed';
import { buildSites, changes, keepTabOpen } from '../../scripts/reliability/releases/open-tab';
import { poisons, releasePoisoned } from '../../scripts/reliability/releases/poisoned';
import { rollBackFiveTimes } from '../../scripts/reliability/releases/rollbacks';
import { withTrial } from '../../scripts/reliability/releases/trial';
import { releaseTwice } from '../../scripts/reliability/releases/two-at-once';
import { switchUnderLoad } from '../../scripts/reliability/releases/under-load';
import { buildTimeout } from './support/changed-site';
import { fixtureSite } from './support/fixture-site';
import { missing } from './support/servers';
import { expect, phone, test } from './support/test';

test.skip(Boolean(missing), missing);
// A release is written to the disk itself, which may be slow.
test.describe.configure({ timeout: 120_000 });

test('of two releases at once, one is refused', () => withTrial((trial) => releaseTwice(trial)));

for (const step of steps) {
  for (const restart of [false, true]) {
    test(`killed after "${step}"${restart ? ', nginx is started anew' : ''}: the site is whole`, () =>
      withTrial((trial) => killAt(trial, step, restart)));
  }

  test(`a disk that is full after "${step}": all or nothing`, async () => {
    const missing = missingForSmallDisk();
    if (missing && process.env.ENGINES === 'all') throw new Error(missing);
    test.skip(Boolean(missing), missing);
    await withTrial((trial) => fillAt(trial, step), 'small');
  });
}

for (const poison of Object.keys(poisons)) {
  test(`${poison}: taken out again`, () => withTrial((trial) => releasePoisoned(trial, poison)));
}

test('five rollbacks in a row', () => withTrial((trial) => rollBackFiveTimes(trial)));

test('while releases are switched, each answer is a whole page with its own policy', () =>
  withTrial(async (trial) => {
    await switchUnderLoad(trial, 10);
  }));

test.describe('with a page open for six releases', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ viewport: phone, hasTouch: true });
  let folder = '';
  let sites: Awaited<ReturnType<typeof buildSites>>;

  test.beforeAll(async () => {
    test.setTimeout(buildTimeout);
    folder = mkdtempSync(path.join(tmpdir(), 'open-tab-'));
    sites = await buildSites(folder, fixtureSite);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const change of changes) {
    for (const hydrated of [false, true]) {
      test(`${change}${hydrated ? ', hydrated before' : ''}: the menu opens, and a link leads to the new page`, async ({
        page,
      }) => {
        const { sameDocument } = await withTrial((trial) => keepTabOpen(page, trial, sites, change, { hydrated }));
        expect(sameDocument).toBe(change === 'other words');
      });
    }
  }
});
