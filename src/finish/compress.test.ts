import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

test('text has a copy in each encoding, anything else has none', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const text = 'Comprends ce que tu manges. '.repeat(100);
  const files = ['index.html', 'app.js', 'icon.svg', 'meal.avif', 'font.woff2'];
  for (const file of files) writeFileSync(path.join(dir, file), text);
  await compressFiles(dir, files);

  const read = (file: string) => readFileSync(path.join(dir, file));
  for (const file of files.slice(0, 3)) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
    expect(read(`${file}.br`).length).toBeLessThan(read(`${file}.gz`).length);
  }
  expect(readdirSync(dir)).toHaveLength(files.length + 6);
  rmSync(dir, { recursive: true });
});
