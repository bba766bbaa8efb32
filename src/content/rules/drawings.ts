import { existsSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import type { Diagnostic } from '../diagnostic';
import { startOfFile } from '../diagnostic';
import { type DrawingFault, drawingFaults } from '../drawings/drawing-faults';
import { filesBelow } from '../files-below';
import { isFile } from './is-file';
import type { Rule } from './rule';

/** No drawing can run, fetch or lead anywhere: neither those of the content nor those beside it, in `static`. */
export const drawings: Rule = ({ root, contentDir, loaded }) => {
  const inUse = loaded.flatMap(({ file, images }) =>
    images.map(({ src, field }) => ({ path: posix.join(posix.dirname(file), src), inPieces: field.inPieces ?? false })),
  );
  const inPieces = new Set(inUse.filter((image) => image.inPieces).map(({ path }) => path));
  // Those in use once more: a link among the files may lead to a drawing elsewhere.
  const paths = new Set(['images', '../static'].flatMap((folder) => filesIn(contentDir, folder)));
  for (const { path } of inUse) if (isFile(join(contentDir, path))) paths.add(path);

  return [...paths].flatMap((path): Diagnostic[] => {
    const file = posix.join(root, path);
    switch (extname(path).toLowerCase()) {
      case '.svg':
        return judge(readFileSync(join(contentDir, path)), inPieces.has(path)).map(
          ({ line, column, message }): Diagnostic => ({ file, line, column, message }),
        );
      case '.svgz':
        return [{ file, ...startOfFile, message: 'The drawing is compressed. Export it as SVG, not as SVGZ.' }];
      default:
        return [];
    }
  });
};

function filesIn(contentDir: string, folder: string): string[] {
  const dir = join(contentDir, folder);
  if (!existsSync(dir)) return [];
  return filesBelow(dir).map((file) => posix.join(folder, file));
}

/** What was found in a drawing: most are the same at the next check. */
const judged = new Map<string, DrawingFault[]>();

function judge(bytes: Buffer, inPieces: boolean): DrawingFault[] {
  const key = `${inPieces}${bytes.toString('latin1')}`;
  const faults = judged.get(key) ?? drawingFaults(bytes, { inPieces });
  judged.set(key, faults);
  return faults;
}
