import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file into `public/static`, where browsers keep files for ever: its name changes with what is in it.
 * @returns its address on the site
 */
export const writeHashed = (file: string, data: string | Uint8Array): string => {
  const dir = 'public/static';
  const { name, ext } = path.parse(file);
  const hashed = `${name}-${createHash('sha256').update(data).digest('hex').slice(0, 8)}${ext}`;
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, hashed), data);
  return `/static/${encodeURIComponent(hashed)}`;
};
