import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { pictureTolerance } from '../constants';
import type { Diagnostic } from '../diagnostic';
import type { ImageUse } from '../document';
import { mostSimilar, ruleMessages as say } from '../messages';
import type { Rule } from './rule';

/** In bytes. A drawing goes to visitors as it is; some networks show no heavier picture beside a shared link. */
const heaviest = { drawing: 60_000, shareImage: 300_000 };

/** Every picture is there, of a kind that browsers show, whole, and large enough for its place. */
export const images: Rule = ({ root, contentDir, loaded }) => {
  const uses = loaded.flatMap((document) =>
    document.images
      .filter(({ src }) => src !== '')
      .map((image) => {
        const path = posix.join(posix.dirname(document.file), image.src);
        return { ...image, fromContent: path, file: join(contentDir, path), at: `${root}/${document.file}` };
      }),
  );
  const pictures = readPictures(uses.map(({ file }) => file).filter(isThere));
  return uses.flatMap((use): Diagnostic[] => {
    const message = use.fromContent.startsWith('images/')
      ? pictureFault(use, pictures.get(use.file))
      : say.pictureElsewhere(use.src, root);
    return message ? [{ file: use.at, ...use.position, message }] : [];
  });
};

function pictureFault({ src, field, file }: ImageUse & { file: string }, picture?: Picture): string | undefined {
  if (!picture) {
    return say.noPicture(src, mostSimilar(basename(src), namesBeside(file)));
  }
  const ending = extname(file).slice(1).toLowerCase();
  if (field.formats && !field.formats.includes(ending)) return say.pictureKind(src, field.formats);
  const format = { jpg: 'jpeg', avif: 'heif' }[ending] ?? ending;
  if (picture.error || picture.format !== format) return say.unreadablePicture(src, ending);
  const { width, height, pages = 1, orientation = 1 } = picture;
  if (pages > 1) return say.animated(src, pages);
  if (orientation > 1) return say.turned(src);

  const { exactSize, minWidth, minAspect = 0, maxAspect = Number.POSITIVE_INFINITY } = field;
  const { size } = statSync(file);
  if (format === 'svg') {
    const svg = readFileSync(file, 'utf8');
    if (!/<svg\b[^>]*\sviewBox=/.test(svg)) return say.noViewBox(src);
    // Firefox and WebKit leave the styles of a drawing behind when a page takes a piece of it.
    if (field.inPieces && /<style|\sstyle=/.test(svg)) return say.styleInPieces(src);
    if (size > heaviest.drawing) return say.heavy(src, size, heaviest.drawing);
  } else if (minWidth && width < minWidth) return say.narrow(src, width, minWidth);
  if (exactSize) {
    const { width: exactWidth, height: exactHeight } = exactSize;
    if (width !== exactWidth || height !== exactHeight)
      return say.size(src, `${width} × ${height}`, `${exactWidth} × ${exactHeight}`);
    if (size > heaviest.shareImage) return say.heavy(src, size, heaviest.shareImage);
  }
  if (height < minAspect * width || height > maxAspect * width)
    return say.shape(src, `${width} × ${height}`, minAspect, maxAspect);
  return undefined;
}

/** Small and capital letters differ on the server, even where they do not on the editor's machine. */
function isThere(file: string): boolean {
  return namesBeside(file).includes(basename(file)) && statSync(file).isFile();
}

function namesBeside(file: string): string[] {
  const folder = dirname(file);
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

type Picture = { format: string; width: number; height: number; pages?: number; orientation?: number; error?: string };

/** What was read of pictures, by the digest of their bytes. */
const known = new Map<string, Picture>();

/** Decodes pictures as gatsby-plugin-sharp will; a process of its own, because sharp cannot wait. */
const decode = `
  const sharp = require('sharp');
  const read = async (file) => {
    try {
      const picture = sharp(file, { failOn: '${pictureTolerance}' });
      const { format, width, height, pages, orientation } = await picture.metadata();
      await picture.resize(8).toBuffer();
      return { format, width, height, pages, orientation };
    } catch (error) {
      return { error: error.message };
    }
  };
  Promise.all(process.argv.slice(1).map(read)).then((all) => process.stdout.write(JSON.stringify(all)));
`;

function readPictures(files: string[]): Map<string, Picture> {
  const digests = new Map(files.map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')]));
  const unread = [...digests].filter(([, digest]) => !known.has(digest));
  if (unread.length > 0) {
    const output = execFileSync(process.execPath, ['-e', decode, ...unread.map(([file]) => file)], {
      encoding: 'utf8',
    });
    const pictures: Picture[] = JSON.parse(output);
    for (const [index, [, digest]] of unread.entries()) known.set(digest, pictures[index] as Picture);
  }
  return new Map([...digests].map(([file, digest]) => [file, known.get(digest) as Picture]));
}
