import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import probe from 'probe-image-size/sync';
import type { Diagnostic } from '../diagnostic';
import type { ImageUse, LoadedDocument } from '../document';
import { drawingFaults } from '../drawings/drawing-faults';
import { rootAttributes, viewBoxSize } from '../drawings/root-attributes';
import { didYouMean } from '../similar';
import { isCutOff } from './cut-off';
import { isFile } from './is-file';
import type { Rule } from './rule';

/** In bytes. A drawing goes to visitors as it is, while the build makes photos as small as their place allows. */
const heaviestDrawing = 60_000;

/** Every picture is there, of a kind that browsers show, and large enough for its place. */
export const images: Rule = ({ root, contentDir, loaded }) =>
  loaded.flatMap((document) =>
    document.images.flatMap((image): Diagnostic[] => {
      const message = faultOf(image, document, contentDir, root);
      return message ? [{ file: `${root}/${document.file}`, ...image.position, message }] : [];
    }),
  );

function faultOf(
  { src, field }: ImageUse,
  document: LoadedDocument,
  contentDir: string,
  root: string,
): string | undefined {
  // An invisible sign is reported already.
  if (src === '') return undefined;
  const path = posix.join(posix.dirname(document.file), src);
  if (!path.startsWith('images/')) {
    const toImages = posix.relative(posix.dirname(document.file), 'images');
    return `${src} is not in ${root}/images. Write a path that begins with ${toImages}/.`;
  }
  const file = join(contentDir, path);
  if (!isThere(file)) return `There is no picture ${src}.${suggestPicture(file, src)}`;

  const format = extname(path).slice(1).toLowerCase();
  if (field.formats && !field.formats.includes(format)) {
    return `${src} is of a kind that cannot stand here. Use one of: ${field.formats.join(', ')}.`;
  }
  const bytes = readFileSync(file);
  const found = probe(bytes);
  const isAsNamed = found && found.type === (format === 'jpeg' ? 'jpg' : format);
  // What is wrong in a drawing is said where it stands.
  if (format === 'svg' && !isAsNamed && drawingFaults(bytes).length > 0) return undefined;
  if (!isAsNamed) return `${src} cannot be read as ${format.toUpperCase()}. Export the picture again.`;
  if (isCutOff(bytes, found.type)) return `${src} is cut off. Export it again.`;
  // Where the picture is drawn, its size is that of the file, and some programs ignore the note.
  if ((found.orientation ?? 1) > 1) return `${src} is turned by a note of the camera. Export it upright.`;

  const shape = format === 'svg' ? viewBoxSize(rootAttributes(bytes.toString())) : found;
  if (!shape)
    return `${src} has no viewBox="…", by which a browser knows its shape. Export the drawing again with its viewBox kept.`;
  if (shape.width < 1 || shape.height < 1)
    return `${src} is smaller than one pixel by its viewBox="…". Export the drawing again in pixels.`;
  if (format === 'svg' && bytes.length > heaviestDrawing) {
    const [weight, limit] = [bytes.length, heaviestDrawing].map((size) => Math.ceil(size / 1000));
    return `${src} weighs ${weight} KB; a drawing weighs ${limit} KB at most. Simplify it, or export it as PNG or JPEG, which the build makes smaller.`;
  }
  const { width, height } = found;
  const { exactSize, minWidth, minAspect, maxAspect } = field;
  if (exactSize && (width !== exactSize.width || height !== exactSize.height)) {
    return `${src} is ${width} × ${height} pixels; ${exactSize.width} × ${exactSize.height} are needed here.`;
  }
  if (minWidth && format !== 'svg' && width < minWidth) {
    return `${src} is ${width} pixels wide; at least ${minWidth} are needed here. Use a larger picture.`;
  }
  if (minAspect && height < minAspect * width) {
    return `${src} is ${width} × ${height}; a screen of the app is at least ${minAspect} times as high as wide. Use a picture of the whole screen.`;
  }
  if (maxAspect && height > maxAspect * width) {
    return `${src} is ${width} × ${height}; a screen of the app is at most ${maxAspect} times as high as wide. Use a picture of one screen, not scrolled.`;
  }
  return undefined;
}

/** Small and capital letters differ on the server, even where they do not on the editor's machine. */
function isThere(file: string): boolean {
  return isFile(file) && readdirSync(dirname(file)).includes(basename(file));
}

function suggestPicture(file: string, src: string): string {
  const folder = dirname(file);
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
  // A folder, where a picture is missing.
  const others = names.filter((name) => name !== basename(src));
  if (others.some((name) => name.normalize() === basename(src).normalize()))
    return ' There is one of that name whose accents are written in other signs (é as e and ´). Name the picture without accents.';
  return didYouMean(basename(src), others) || ' Put it there, or write the path of another picture.';
}
