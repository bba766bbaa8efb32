import { cpSync, rmSync } from 'node:fs';
import { test as setup } from '@playwright/test';
import { buildTimeout, makeChangedSite } from './support/changed-site';
import { fixtureSite } from './support/fixture-site';

setup('build the site from the fixture', async () => {
  setup.setTimeout(buildTimeout);
  const copy = makeChangedSite();
  const { code, output } = await copy.build();
  if (code !== 0) throw new Error(output);
  rmSync(fixtureSite, { recursive: true, force: true });
  cpSync(copy.site, fixtureSite, { recursive: true });
  copy.remove();
});
