import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../src/content/files-below';
import { siteDir } from '../support/site-dir';
import { expect, test } from './support/test';

/** What a server sends in place of a file, and how a browser reads it. */
const encodings = { br: brotliDecompressSync, gz: gunzipSync };

const read = (file: string) => readFileSync(path.join(siteDir, file));

for (const [extension, decode] of Object.entries(encodings)) {
  test(`each ${extension} copy holds what its file holds, and each page has one`, () => {
    const files = filesBelow(siteDir);
    const copies = files.filter((file) => file.endsWith(`.${extension}`));
    const different = copies.filter((copy) => {
      const file = copy.slice(0, -extension.length - 1);
      return !existsSync(path.join(siteDir, file)) || !decode(read(copy)).equals(read(file));
    });
    expect(different).toEqual([]);
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.filter((page) => !copies.includes(`${page}.${extension}`))).toEqual([]);
  });
}
