import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compressFiles, removeUnusedCopies } from './compress';

const text = 'Comprends ce que tu manges. '.repeat(100);
let folder = '';
const dir = () => path.join(folder, 'site');
const store = () => path.join(folder, 'store');
const write = (file: string, data: string | Buffer) => writeFileSync(path.join(dir(), file), data);
const read = (file: string) => readFileSync(path.join(dir(), file));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(dir());
});
afterEach(() => rmSync(folder, { recursive: true }));

test('text has a copy in each encoding, anything else has none', async () => {
  const files = ['index.html', 'app.js', 'icon.svg', 'meal.avif', 'font.woff2'];
  for (const file of files) write(file, text);
  await compressFiles(dir(), files);

  for (const file of files.slice(0, 3)) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
    expect(read(`${file}.br`).length).toBeLessThan(read(`${file}.gz`).length);
  }
  expect(readdirSync(dir())).toHaveLength(files.length + 6);
});

test.each([
  ['a page', 'index.html', 1, 11],
  ['a page above 512 KB', 'index.html', 200, 10],
  ['data', 'page-data.json', 1, 10],
])('brotli compresses %s at its own level', async (_, file, times, level) => {
  write(file, text.repeat(times));
  await compressFiles(dir(), [file]);
  const data = read(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  expect(read(`${file}.br`)).toEqual(brotliCompressSync(data, { params }));
});

describe('a store of copies', () => {
  /** Puts something else in the place of each copy of one encoding. */
  const replaceKept = (extension: string, copy: Buffer) => {
    const kept = readdirSync(store()).filter((name) => name.endsWith(extension));
    expect(kept).toHaveLength(1);
    for (const name of kept) writeFileSync(path.join(store(), name), copy);
  };

  beforeEach(async () => {
    write('index.html', text);
    await compressFiles(dir(), ['index.html'], store());
  });

  test('saves compressing the same text again, whatever its file is called', async () => {
    const another = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    replaceKept('.br', another);
    write('about.html', text);
    await compressFiles(dir(), ['about.html'], store());
    expect(read('about.html.br')).toEqual(another);
  });

  test.each([
    ['half of one', () => read('index.html.br').subarray(0, 20)],
    ['one of another text', () => brotliCompressSync('Another.')],
    ['an empty one', () => Buffer.alloc(0)],
  ])('is not believed: %s is replaced', async (_, copy) => {
    const right = read('index.html.br');
    replaceKept('.br', copy());
    await compressFiles(dir(), ['index.html'], store());
    expect(read('index.html.br')).toEqual(right);
    replaceKept('.br', right);
  });

  test('keeps what was used the last time, and no more', async () => {
    const former = readdirSync(store());
    write('index.html', `${text}!`);
    write('about.html', `${text}?`);
    const used = await compressFiles(dir(), ['index.html'], store());
    used.push(...(await compressFiles(dir(), ['about.html'], store())));
    await removeUnusedCopies(store(), used);
    expect(readdirSync(store())).toHaveLength(4);
    for (const name of former) expect(readdirSync(store())).not.toContain(name);
  });
});
