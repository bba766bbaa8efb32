import { setTimeout as sleep } from 'node:timers/promises';

const interval = 50;

/**
 * Waits until each file has its node. On a busy machine, gatsby-source-filesystem's watcher says that it has
 * read a folder before it has, and pages would be missing from the site.
 * @param files paths as `relativePath` in a File node
 * @param known the paths of those that have a node now
 * @param patience in milliseconds
 * @throws if some have none after that time
 */
export const waitForFiles = async (
  files: readonly string[],
  known: () => readonly string[],
  patience = 30_000,
): Promise<void> => {
  for (let waited = 0; ; waited += interval) {
    const nodes = new Set(known());
    const missing = files.filter((file) => !nodes.has(file));
    if (missing.length === 0) return;
    if (waited >= patience) throw new Error(`Gatsby has not read these files of the content: ${missing.join(', ')}.`);
    await sleep(interval);
  }
};
