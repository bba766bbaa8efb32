import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureTolerance } from '../constants';
import { filesBelow } from '../content/list-files';
import type { ImageUse } from '../content/loaded-document';
import { mostSimilar } from '../content/wording';
import { ruleMessages as say } from './check-messages';
import type { Rule } from './rule';

/** In bytes. Drawings go to visitors as they are; some networks show no heavier share image. */
const heaviest = { drawing: 60_000, shareImage: 300_000, photo: 25_000_000 };

/** Every picture is there, of a kind that browsers show, whole, and large enough for its field. */
export const images: Rule = async ({ root, contentDir, loaded }) => {
  const stored = filesBelow(contentDir);
  const checkImage = async (image: ImageUse, documentFile: string) => {
    const path = posix.join(posix.dirname(documentFile), image.src);
    if (!path.startsWith('images/')) return say.pictureElsewhere(image.src, root);
    if (!stored.includes(path)) return say.noPicture(image.src, mostSimilar(path, stored));
    return pictureMessage(image, join(contentDir, path));
  };
  const found = loaded.flatMap((document) =>
    document.images
      .filter(({ src }) => src !== '')
      .map(async (image) => {
        const message = await checkImage(image, document.file);
        return message ? [document.diagnostic(image.position, message)] : [];
      }),
  );
  return (await Promise.all(found)).flat();
};

async function pictureMessage({ src, field }: ImageUse, file: string): Promise<string | undefined> {
  const [character] = /[;?:@&=+$,#]/.exec(posix.basename(src)) ?? [];
  if (character) return say.pictureName(src, character);
  const ending = extname(file).slice(1).toLowerCase();
  if (field.formats && !field.formats.includes(ending)) return say.pictureKind(src, field.formats);
  const picture = await readPicture(file);
  const format = { jpg: 'jpeg', avif: 'heif' }[ending] ?? ending;
  if (picture?.format !== format) return say.brokenPicture(src, ending);

  const { size } = statSync(file);
  const { width, height } = picture.autoOrient;
  const { exactSize, minWidth = 0, minAspect = 0, maxAspect = Number.POSITIVE_INFINITY } = field;
  const measured = `${width} × ${height}`;
  let limit = heaviest.photo;
  if (format === 'svg') {
    limit = heaviest.drawing;
    const svg = readFileSync(file, 'utf8');
    if (!/<svg\b[^>]*\sviewBox=/.test(svg)) return say.noViewBox(src);
    // Firefox and WebKit lose the styles of a drawing when a page takes a piece of it.
    if (field.inPieces && /<style|\sstyle=/.test(svg)) return say.styleInPieces(src);
  } else if (width < minWidth) return say.pictureSize(src, measured, `une largeur d’au moins ${minWidth}`);
  if (exactSize) {
    limit = heaviest.shareImage;
    const exact = `${exactSize.width} × ${exactSize.height}`;
    if (measured !== exact) return say.pictureSize(src, measured, exact);
  }
  if (size > limit) return say.heavy(src, size, limit);
  if (height >= minAspect * width && height <= maxAspect * width) return undefined;
  return say.pictureSize(src, measured, `l’écran entier, de ${minAspect} à ${maxAspect} fois plus haut que large`);
}

/** Pictures by the digest of their files: the development server asks again after each change of a text. */
const decoded = new Map<string, Promise<Metadata | undefined>>();

function readPicture(file: string): Promise<Metadata | undefined> {
  const digest = createHash('sha1').update(readFileSync(file)).digest('hex');
  const known = decoded.get(digest) ?? decode(file);
  decoded.set(digest, known);
  return known;
}

/** Decodes a picture as gatsby-plugin-sharp will; undefined if it is broken. */
async function decode(file: string): Promise<Metadata | undefined> {
  try {
    const picture = sharp(file, { failOn: pictureTolerance });
    const metadata = await picture.metadata();
    await picture.resize(8).toBuffer();
    return metadata;
  } catch {
    return undefined;
  }
}
