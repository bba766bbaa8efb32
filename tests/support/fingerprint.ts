import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/content/files-below';

/** What is in a folder, a line for each file: its path from there and a hash of its bytes. */
export const fingerprint = (dir: string): string[] =>
  filesBelow(dir).map((file) => {
    const hash = createHash('sha256').update(readFileSync(path.join(dir, file)));
    return `${file} ${hash.digest('hex')}`;
  });
