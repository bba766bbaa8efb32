import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(?:html|js|css|json|map|svg|xml|txt|webmanifest)$/;

const encodings = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a brotli (RFC 7932) and a gzip (RFC 1952) copy beside each text file, at their highest
 * levels: servers send them as they are, and compress nothing while a visitor waits.
 * @param dir the site's folder
 * @param files the paths of its files from there; those that are no text are left alone
 */
export const compressFiles = async (dir: string, files: readonly string[]): Promise<void> => {
  const compress = async (file: string) => {
    const data = await readFile(path.join(dir, file));
    for (const [extension, encode] of Object.entries(encodings)) {
      await writeFile(path.join(dir, `${file}.${extension}`), await encode(data));
    }
  };
  await Promise.all(files.filter((name) => isText.test(name)).map(compress));
};
