import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../content/files-below';

/**
 * What some programs are, their tests apart: for caches that do not notice when a program changes.
 * @param sources files, such as that of the packages' versions, and folders
 * @returns a SHA-256, in hexadecimal digits
 * @throws if one of them is not there
 */
export const programsDigest = (...sources: string[]): string => {
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory() ? filesBelow(source).map((file) => path.join(source, file)) : source,
  );
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
