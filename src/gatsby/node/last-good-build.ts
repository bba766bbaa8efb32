import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '../../finish/html-files';
import { isRunning } from './is-running';

/** Outside of `.cache`, which Gatsby empties when its configuration changes. */
const keepDir = path.resolve('node_modules/.cache/site-build');
const lastGood = path.join(keepDir, 'last-good');
const gatsbyHtml = path.join(keepDir, 'gatsby-html');
/** Is there from the moment that a build may write into `public/` until the new site is complete. */
const marker = path.join(keepDir, 'unfinished.json');
const publicDir = path.resolve('public');

type Unfinished = { process: number; hasLastGood: boolean };

let complete = false;

/** Moves a folder, also to another file system. */
const move = (from: string, to: string) => {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
};

/**
 * Puts the former site aside: Gatsby writes into `public/` long before it knows whether it will
 * succeed. Until this process has ended well, `restoreLastGoodBuild` brings the former site back.
 */
export const guardLastGoodBuild = (): void => {
  restoreLastGoodBuild();
  const hasLastGood = existsSync(path.join(publicDir, 'index.html'));
  rmSync(lastGood, { recursive: true, force: true });
  mkdirSync(keepDir, { recursive: true });
  if (hasLastGood) cpSync(publicDir, lastGood, { recursive: true });
  writeFileSync(`${marker}.new`, JSON.stringify({ process: process.pid, hasLastGood } satisfies Unfinished));
  renameSync(`${marker}.new`, marker);
  process.once('exit', (code) => {
    if (complete && code === 0) rmSync(marker);
  });
};

/** Says that the new site is complete; it counts once Gatsby has saved its own state and ended well. */
export const releaseLastGoodBuild = (): void => {
  complete = true;
};

/**
 * Brings the former site back if the last build failed or was killed, and clears the state that Gatsby
 * keeps in `.cache`, which belongs to the site that is gone. May itself be interrupted at any point.
 * @returns whether there was anything to do
 * @throws if a build is running
 */
export const restoreLastGoodBuild = (): boolean => {
  if (!existsSync(marker)) return false;
  const unfinished: Unfinished = JSON.parse(readFileSync(marker, 'utf8'));
  if (isRunning(unfinished.process)) {
    throw new Error(`A build is running (process ${unfinished.process}). If it is not, remove ${marker}.`);
  }
  // Without its copy, the former site is back in its place already.
  if (existsSync(lastGood) || !unfinished.hasLastGood) rmSync(publicDir, { recursive: true, force: true });
  if (existsSync(lastGood) && unfinished.hasLastGood) move(lastGood, publicDir);
  rmSync(path.resolve('.cache'), { recursive: true, force: true });
  rmSync(gatsbyHtml, { recursive: true, force: true });
  rmSync(marker);
  return true;
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
