import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const gap = 24;
const perRow = 4;

/** What to install where PDF files can't be turned into pictures; empty where they can. */
export const missingPdfTools = (): string =>
  spawnSync('pdftoppm', ['-v']).error ? 'pdftoppm: not found. On Debian: apt-get install poppler-utils' : '';

/** The sheets of a PDF file beside each other on a table, as one picture. */
export const printedPages = async (pdf: Buffer): Promise<Buffer> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'printed-pages-'));
  writeFileSync(path.join(dir, 'print.pdf'), pdf);
  const { status, stderr } = spawnSync('pdftoppm', ['-r', '72', '-png', 'print.pdf', 'sheet'], { cwd: dir });
  if (status !== 0) throw new Error(String(stderr));
  const files = readdirSync(dir).filter((file) => file.endsWith('.png'));
  const sheets = await Promise.all(
    files.sort().map((file) => sharp(path.join(dir, file)).toBuffer({ resolveWithObject: true })),
  );
  rmSync(dir, { recursive: true });
  const width = Math.max(...sheets.map(({ info }) => info.width)) + gap;
  const height = Math.max(...sheets.map(({ info }) => info.height)) + gap;
  const columns = Math.min(perRow, sheets.length);
  const rows = Math.ceil(sheets.length / perRow);
  return sharp({
    create: { width: columns * width + gap, height: rows * height + gap, channels: 3, background: '#8c6a7f' },
  })
    .composite(
      sheets.map(({ data }, index) => ({
        input: data,
        left: gap + (index % perRow) * width,
        top: gap + Math.floor(index / perRow) * height,
      })),
    )
    .png()
    .toBuffer();
};
