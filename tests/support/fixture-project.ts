import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeProjectCopy } from '../../scripts/project-copy';
import { fixtureContent } from './fixture-content';

/**
 * Copies the project, with the fixture in place of its content: what a test quotes there, no editor changes.
 * @returns the copy's folder, and a function that removes it
 */
export const makeFixtureProject = (): ReturnType<typeof makeProjectCopy> => {
  const copy = makeProjectCopy(process.cwd());
  const content = path.join(copy.dir, 'content');
  for (const entry of readdirSync(content)) {
    if (entry !== '.schemas') rmSync(path.join(content, entry), { recursive: true });
  }
  cpSync(fixtureContent, content, { recursive: true });
  return copy;
};
