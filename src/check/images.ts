import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { pictureTolerance } from '../constants';
import type { Diagnostic } from '../content/diagnostic';
import { filesBelow } from '../content/list-files';
import type { ImageUse } from '../content/loaded-document';
import { mostSimilar, ruleMessages as say } from './messages';
import type { Rule } from './rule';

/**
 * In bytes. A drawing goes to visitors as it is; some networks show no heavier picture beside a shared link; a photo is made
 * small, but everyone who has a copy of the site has it whole.
 */
const heaviest = { drawing: 60_000, shareImage: 300_000, photo: 25_000_000, lightPhoto: 5_000_000 };
const mostPixels = 50_000_000;

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
  const stored = filesBelow(contentDir);
  const there = uses.filter(({ fromContent }) => stored.includes(fromContent));
  const pictures = readPictures(there.map(({ file }) => file));
  return uses.flatMap((use): Diagnostic[] => {
    const at = { file: use.at, ...use.position };
    if (!use.fromContent.startsWith('images/')) return [{ ...at, message: say.pictureElsewhere(use.src, root) }];
    const picture = pictures.get(use.file);
    const message = picture ? pictureFault(use, picture) : absentPicture(use, stored);
    if (message) return [{ ...at, message }];
    const { size } = statSync(use.file);
    return size > heaviest.lightPhoto ? [{ ...at, message: say.slow(use.src, size), isNote: true }] : [];
  });
};

/** Capitals and forms of accents differ on the server, even where they do not on the editor's machine. */
function absentPicture({ src, fromContent }: ImageUse & { fromContent: string }, stored: string[]): string {
  const form = (path: string) => path.normalize('NFC').toLowerCase();
  const twin = stored.find((path) => form(path) === form(fromContent));
  if (twin?.normalize('NFC') === fromContent) return say.accentsApart(src);
  const folder = posix.dirname(fromContent);
  const nearby = stored.filter((path) => posix.dirname(path) === folder).map((path) => posix.basename(path));
  // The end of its path, as long as what is written.
  return say.noPicture(src, twin?.slice(-src.replace(/^[./]+/, '').length) ?? mostSimilar(posix.basename(src), nearby));
}

function pictureFault({ src, field, file }: ImageUse & { file: string }, picture: Picture): string | undefined {
  // In an address they have a meaning of their own, which servers decode in different ways.
  const [odd] = /[;?:@&=+$,#]/.exec(posix.basename(src)) ?? [];
  if (odd) return say.pictureName(src, odd);
  const ending = extname(file).slice(1).toLowerCase();
  if (field.formats && !field.formats.includes(ending)) return say.pictureKind(src, field.formats);
  const format = { jpg: 'jpeg', avif: 'heif' }[ending] ?? ending;
  if (picture.error || picture.format !== format) return say.unreadablePicture(src, ending);
  const { width, height, pages = 1 } = picture;
  if (pages > 1) return say.animated(src, pages);
  if (width * height > mostPixels) return say.vast(src, width * height, mostPixels);

  const { exactSize, minWidth, minAspect = 0, maxAspect = Number.POSITIVE_INFINITY } = field;
  const { size } = statSync(file);
  if (size > heaviest.photo) return say.heavy(src, size, heaviest.photo);
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

type Picture = { format: string; width: number; height: number; pages?: number; error?: string };

const known = new Map<string, Picture>();

/** Decodes pictures as gatsby-plugin-sharp will; a process of its own, because sharp cannot wait. */
const decode = `
  const sharp = require('sharp');
  const read = async (file) => {
    try {
      const picture = sharp(file, { failOn: '${pictureTolerance}' });
      const { format, pages, autoOrient: { width, height } } = await picture.metadata();
      if (width * height <= ${mostPixels}) await picture.resize(8).toBuffer();
      return { format, width, height, pages };
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
