import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { ContentDocument } from '../../content/read';
import { figtree } from './web-fonts';
import { writeFonts } from './write-fonts';

jest.mock('subset-font', () => jest.fn(async (_font, text: string) => Buffer.from(text)));
jest.mock('./short-names', () => ({ withoutRemarks: (font: Buffer) => font }));
jest.mock('./narrow-space', () => ({ neededCharacters: '', withNarrowSpace: (font: Buffer) => font }));

let folder = '';
const cut = jest.mocked(subsetFont);
const written = () => path.join(folder, figtree.file);
/** Writes the fonts again. @returns how many were cut */
const again = async (documents: readonly ContentDocument[] = []) => {
  cut.mockClear();
  await writeFonts(folder, documents);
  return cut.mock.calls.filter(([, , options]) => options?.targetFormat === 'woff2').length;
};

describe('writeFonts', () => {
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    await writeFonts(folder, []);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('cuts no font that the same characters have made', async () => {
    expect(await again()).toBe(0);
  });

  it('cuts the fonts anew that show another character', async () => {
    const faq = { type: 'Faq', data: { groups: [{ items: [{ question: 'Ω' }] }] } };
    expect(await again([faq as unknown as ContentDocument])).toBe(2);
    expect(readFileSync(written(), 'utf8')).toContain('Ω');
  });

  it('cuts a font anew that is gone', async () => {
    rmSync(written());
    expect(await again()).toBe(1);
  });

  it('cuts a font anew whose writing was interrupted', async () => {
    const whole = readFileSync(written());
    cut.mockRejectedValueOnce(new Error('killed'));
    rmSync(`${written()}.made-of`);
    await expect(writeFonts(folder, [])).rejects.toThrow('killed');
    writeFileSync(written(), whole.subarray(0, 5));
    expect(await again()).toBe(1);
    expect(readFileSync(written())).toEqual(whole);
  });
});
