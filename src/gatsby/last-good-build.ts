import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from './html-files';

/** Outside of `.cache`, which Gatsby empties when its configuration changes. */
const keepDir = path.resolve('node_modules/.cache/site-build');
const lastGood = path.join(keepDir, 'last-good');
const gatsbyHtml = path.join(keepDir, 'gatsby-html');
const publicDir = path.resolve('public');

let finished = false;

/**
 * Puts the former site aside, and back in its place if this build fails: Gatsby writes into
 * `public/` long before it knows whether it will succeed.
 */
export const guardLastGoodBuild = (): void => {
  if (!existsSync(path.join(publicDir, 'index.html'))) return;
  rmSync(lastGood, { recursive: true, force: true });
  cpSync(publicDir, lastGood, { recursive: true });
  process.once('exit', () => {
    if (finished) return;
    rmSync(publicDir, { recursive: true, force: true });
    cpSync(lastGood, publicDir, { recursive: true });
  });
};

/** Says that the build succeeded, so that the former site is not brought back. */
export const releaseLastGoodBuild = (): void => {
  finished = true;
};

/** Keeps the pages as Gatsby wrote them: a warm build renders only those that changed. */
export const keepGatsbyHtml = (): void => {
  rmSync(gatsbyHtml, { recursive: true, force: true });
  for (const file of htmlFiles(publicDir)) cpSync(path.join(publicDir, file), path.join(gatsbyHtml, file));
};

/** Gives Gatsby its own pages back, before the steps that this site takes after a build. */
export const restoreGatsbyHtml = (): void => {
  if (!existsSync(gatsbyHtml)) return;
  for (const file of htmlFiles(publicDir)) {
    const kept = path.join(gatsbyHtml, file);
    if (existsSync(kept)) cpSync(kept, path.join(publicDir, file));
  }
};
