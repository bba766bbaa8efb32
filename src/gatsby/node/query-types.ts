import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the types of query results have to be made anew: they are not there, or a program is newer, as `make` asks.
 * A changed text changes no type.
 * @param types the file of the types
 * @param sources files and folders of what they are made of; in folders, TypeScript counts and what was deleted
 */
export const areQueryTypesStale = (types: string, sources: readonly string[]): boolean => {
  const made = statSync(types, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return true;
  const programs = sources.flatMap((source) => {
    if (!statSync(source).isDirectory()) return [source];
    const entries = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => (entry.isDirectory() ? entry.name !== 'generated' : /\.tsx?$/.test(entry.name)))
      .map((entry) => path.join(entry.parentPath, entry.name));
    return [source, ...entries].filter((entry) => entry !== types);
  });
  return programs.some((program) => statSync(program).mtimeMs > made);
};
