import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program, if it is on the machine. */
export const findProgram = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
