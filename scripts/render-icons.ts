import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { pageColours } from '../src/styles/page-colours';

const brand = resolve('artwork/brand');
const to = resolve('static');

/** The icons on a cream ground; `mark` is the logo's share of the side. */
const ICONS = [
  { file: 'apple-touch-icon.png', side: 180, mark: 0.66 },
  { file: 'icon-192.png', side: 192, mark: 0.7 },
  { file: 'icon-512.png', side: 512, mark: 0.7 },
  // A maskable icon may be cut to a circle four fifths of its side.
  { file: 'icon-maskable-512.png', side: 512, mark: 0.52 },
];

/** Makes the favicons and the icons of the home screen from the logo's drawings. */
async function renderIcons(): Promise<void> {
  await mkdir(to, { recursive: true });
  await copyFile(join(brand, 'favicon.svg'), join(to, 'favicon.svg'));
  await sharp(join(brand, 'favicon.svg'), { density: 288 })
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toFile(join(to, 'favicon-32.png'));

  for (const { file, side, mark } of ICONS) {
    const inner = Math.round(side * mark);
    const logo = await sharp(join(brand, 'logo-mark.svg'), { density: 1152 })
      .trim()
      .resize(inner, inner, { fit: 'inside' })
      .toBuffer();
    await sharp({ create: { width: side, height: side, channels: 3, background: pageColours.light } })
      .composite([{ input: logo }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(to, file));
  }
  console.log(`static/: favicon.svg, favicon-32.png, ${ICONS.map(({ file }) => file).join(', ')}`);
}

void renderIcons();
