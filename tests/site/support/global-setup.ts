import { existsSync } from 'node:fs';
import { siteDir } from '../../support/site-dir';

/** The browser tests run against the built site: without one there is nothing to test. */
export default function globalSetup() {
  if (!existsSync(`${siteDir}/index.html`)) throw new Error('There is no built site. Run "npm run build" first.');
}
