import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutPolicy } from '../../src/finish/content-security-policy';
import { pageFile } from '../../src/finish/headers';
import { withPaperStylesApart } from '../../src/finish/paper-styles';
import { withoutVoidSlashes } from '../../src/finish/void-elements';
import { siteDir } from '../support/site-dir';
import { expect, hydrated, sitePaths, test } from './support/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9100) + 8;
const origin = `http://localhost:${port}`;
let gatsby: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'serve', '--port', String(port)]);
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 50_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  gatsby.kill();
});

for (const address of sitePaths()) {
  test(`gatsby serve shows ${address} as it is in the finished site, and hydrates it on intent`, async ({ page }) => {
    const response = await page.goto(origin + address);
    // The policy knows the styles of all pages: only the finished site has it.
    expect(withPaperStylesApart(withoutVoidSlashes((await response?.text()) ?? '')).html).toBe(
      withoutPolicy(readFileSync(path.join(siteDir, pageFile(address)), 'utf8')),
    );
    await page.getByRole('banner').getByRole('link').first().hover();
    await hydrated(page);
  });
}
