import { existsSync } from 'node:fs';

/** The browser tests run against the built site: without one there is nothing to test. */
export default function globalSetup() {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site. Run "npm run build" first.');
}
