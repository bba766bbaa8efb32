import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const isText = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** As many as Node has threads for it: each holds a text and megabytes of tables while it is compressed. */
const atOnce = 4;

/** In bytes. */
const large = 512 * 1024;

/** The data of pages, of which there are as many as pages: fetched at the earliest when a pointer rests on a link. */
const isData = /\.json$/;

type Encoding = {
  extension: string;
  level: (file: string, size: number) => number;
  encode: (data: Buffer, level: number) => Promise<Buffer>;
  decode: (copy: Buffer) => Promise<Buffer>;
};

const encodings: readonly Encoding[] = [
  {
    extension: 'br',
    // The highest, but for large files and data: it takes three times as long there, and its copies are 2 % smaller.
    level: (file, size) => (size > large || isData.test(file) ? 10 : constants.BROTLI_MAX_QUALITY),
    encode: (data, level) =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
    decode: promisify(brotliDecompress),
  },
  {
    extension: 'gz',
    level: () => constants.Z_BEST_COMPRESSION,
    encode: (data, level) => promisify(gzip)(data, { level }),
    decode: promisify(gunzip),
  },
];

/**
 * Writes a brotli (RFC 7932) and a gzip (RFC 1952) copy beside each text file, at high
 * levels: servers send them as they are, and compress nothing while a visitor waits.
 * @param dir the site's folder
 * @param files the paths of its files from there; those that are no text are left alone
 * @param store a folder that keeps the copies for the next time
 * @returns what the copies are called in the store
 */
export const compressFiles = async (dir: string, files: readonly string[], store?: string): Promise<string[]> => {
  const used: string[] = [];
  const compress = async (file: string) => {
    const data = await readFile(path.join(dir, file));
    const hash = createHash('sha256').update(data).digest('hex');
    for (const { extension, level: levelOf, encode, decode } of encodings) {
      const level = levelOf(file, data.length);
      const name = `${hash}.${level}.${extension}`;
      const kept = store && (await readCopy(path.join(store, name), data, decode));
      const copy = kept || (await encode(data, level));
      await writeFile(path.join(dir, `${file}.${extension}`), copy);
      used.push(name);
      if (store && !kept) await writeFile(path.join(store, name), copy);
    }
  };
  if (store) await mkdir(store, { recursive: true });
  const waiting = files.filter((name) => isText.test(name)).values();
  const compressWaiting = async () => {
    for (const file of waiting) await compress(file);
  };
  await Promise.all(Array.from({ length: atOnce }, compressWaiting));
  return used;
};

/** Removes all copies from a store but those that were used. */
export const removeUnusedCopies = async (store: string, used: readonly string[]): Promise<void> => {
  const kept = new Set(used);
  const unused = (await readdir(store)).filter((name) => !kept.has(name));
  await Promise.all(unused.map((name) => rm(path.join(store, name))));
};

/** A copy that was kept, if it is there and whole: a build may have been killed while it wrote it. */
const readCopy = async (file: string, data: Buffer, decode: Encoding['decode']): Promise<Buffer | undefined> => {
  try {
    const copy = await readFile(file);
    return (await decode(copy)).equals(data) ? copy : undefined;
  } catch {
    return undefined;
  }
};
