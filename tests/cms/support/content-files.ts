import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The content of a project, by the paths of its files. */
export const contentFiles = (project: string, folder = 'content'): Map<string, Buffer> => {
  const dir = path.join(project, folder);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(dir, file), readFileSync(file)]));
};
