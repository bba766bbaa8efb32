import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = /\.(?:html|js|css|json|map|svg|xml|txt|webmanifest)$/;

const encodings = {
  br: (data: Buffer) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a brotli (RFC 7932) and a gzip (RFC 1952) copy beside each text file, at their highest
 * levels: servers send them as they are, and compress nothing while a visitor waits.
 * @param dir the site's folder
 * @param files the paths of its files from there; those that are no text are left alone
 */
export const compressFiles = (dir: string, files: readonly string[]): void => {
  for (const file of files.filter((name) => isText.test(name))) {
    const data = readFileSync(path.join(dir, file));
    for (const [extension, compress] of Object.entries(encodings)) {
      writeFileSync(path.join(dir, `${file}.${extension}`), compress(data));
    }
  }
};
