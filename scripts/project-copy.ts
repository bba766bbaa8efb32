import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'public', 'dist', '.cache', '.git', 'docs', 'screenshots']);

/**
 * Copies the project to a folder of its own, where a test or the benchmark may change its content and
 * build it without touching this one. Packages are linked, not copied; what they keep from build to build is not.
 * @returns the copy's folder, and a function that removes it
 */
export const makeProjectCopy = (project: string): { dir: string; remove: () => void } => {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const entry of readdirSync(project)) {
    if (leftOut.has(entry)) continue;
    // What is measured with has packages of its own.
    const filter = (file: string) => path.basename(file) !== 'node_modules';
    cpSync(path.join(project, entry), path.join(dir, entry), { recursive: true, filter });
  }
  mkdirSync(path.join(dir, 'node_modules'));
  for (const entry of readdirSync(path.join(project, 'node_modules'))) {
    if (entry !== '.cache')
      symlinkSync(path.join(project, 'node_modules', entry), path.join(dir, 'node_modules', entry));
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) };
};
