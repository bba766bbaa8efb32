import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file into the folder `static`, whose files browsers keep for ever: the name changes with the content.
 * @param dir the folder in which `static` is
 * @returns the path of the file on the site
 */
export const writeHashed = (dir: string, file: string, data: string | Uint8Array): string => {
  const { name, ext } = path.parse(file);
  const hashedName = `${name}-${createHash('sha256').update(data).digest('hex').slice(0, 6)}${ext}`;
  mkdirSync(path.join(dir, 'static'), { recursive: true });
  writeFileSync(path.join(dir, 'static', hashedName), data);
  return `/static/${encodeURIComponent(hashedName)}`;
};
