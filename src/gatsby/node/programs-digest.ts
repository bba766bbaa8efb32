import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../contract/files-below';

/**
 * What the programs in some folders are, their tests apart: for caches that do not notice when a program changes.
 * @param dirs the folders
 * @returns a SHA-256, in hexadecimal digits
 * @throws if one of the folders is not there
 */
export const programsDigest = (...dirs: string[]): string => {
  const files = dirs.flatMap((dir) => filesBelow(dir).map((file) => path.join(dir, file)));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
