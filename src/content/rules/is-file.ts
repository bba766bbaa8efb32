import { existsSync, statSync } from 'node:fs';

/** True for a file, or a link to one: a folder may have a picture's name. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
