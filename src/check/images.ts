import { readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureTolerance } from '../constants';
import type { ImageUse, RawDocument } from '../content/content-document';
import { filesBelow } from '../content/list-files';
import { mostSimilar } from '../content/wording';
import { ruleMessages } from './check-messages';
import type { Rule } from './rule';

/** In bytes. Drawings go to visitors as they are; some networks show no heavier share image. */
const heaviest = { drawing: 60_000, shareImage: 300_000 };

/** Every picture exists, has a format that browsers show, is not broken, and is large enough for its field. */
export const images: Rule = async ({ contentDir, documents }) => {
  const storedFiles = filesBelow(contentDir);
  const checkDocument = async ({ file, images: pictures, report }: RawDocument) => {
    for (const image of pictures.filter(({ src }) => src !== '')) {
      const path = posix.join(posix.dirname(file), image.src);
      const name = posix.basename(path.replaceAll('\\', '/'));
      const sameName = storedFiles.find((stored) => posix.basename(stored) === name);
      const similar = sameName ?? mostSimilar(path, storedFiles);
      const message = storedFiles.includes(path)
        ? await pictureMessage(image, join(contentDir, path))
        : ruleMessages.noPicture(image.src, similar && posix.relative(posix.dirname(file), similar));
      if (message) report(image.position, message);
    }
  };
  await Promise.all(documents.map(checkDocument));
};

async function pictureMessage({ src, field }: ImageUse, file: string): Promise<string | undefined> {
  const [character] = /[;?:@&=+$,#]/.exec(posix.basename(src)) ?? [];
  if (character) return ruleMessages.pictureName(src, character);
  const ending = extname(file).slice(1).toLowerCase();
  if (field.formats && !field.formats.includes(ending)) return ruleMessages.pictureKind(src, field.formats);
  const picture = await decode(file);
  const format = { jpg: 'jpeg', avif: 'heif' }[ending] ?? ending;
  if (picture?.format !== format) return ruleMessages.brokenPicture(src, ending);

  const { size } = statSync(file);
  const { width, height } = picture.autoOrient;
  const { exactSize, minWidth = 0, minAspect = 0, maxAspect = Number.POSITIVE_INFINITY } = field;
  const measured = `${width} × ${height}`;
  if (format === 'svg') {
    if (!/<svg\b[^>]*\sviewBox=/.test(readFileSync(file, 'utf8'))) return ruleMessages.noViewBox(src);
    if (size > heaviest.drawing) return ruleMessages.heavy(src, size, heaviest.drawing);
  } else if (width < minWidth) return ruleMessages.pictureSize(src, measured, `une largeur d’au moins ${minWidth}`);
  if (exactSize) {
    const exact = `${exactSize.width} × ${exactSize.height}`;
    if (measured !== exact) return ruleMessages.pictureSize(src, measured, exact);
    if (size > heaviest.shareImage) return ruleMessages.heavy(src, size, heaviest.shareImage);
  }
  if (height >= minAspect * width && height <= maxAspect * width) return undefined;
  const shape = `l’écran entier, de ${minAspect} à ${maxAspect} fois plus haut que large`;
  return ruleMessages.pictureSize(src, measured, shape);
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
