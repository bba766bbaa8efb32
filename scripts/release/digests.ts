import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files by their paths, with their size and SHA-256. */
export type Digests = Record<string, string>;

/**
 * The size and SHA-256 of files.
 * @throws if one can't be read
 */
export const digestFiles = (dir: string, files: readonly string[]): Digests =>
  Object.fromEntries(
    files.map((file) => {
      const data = readFileSync(path.join(dir, file));
      return [file, `${data.length} ${createHash('sha256').update(data).digest('hex')}`];
    }),
  );
