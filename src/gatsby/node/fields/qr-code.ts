import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { shortDigest } from './short-digest';

/**
 * Draws an address as a QR code, in a file of its own: only wide screens show it, so that no phone
 * downloads it.
 * @param address what a phone's camera shall open
 * @param digest what names the file, so that it can be cached for ever
 * @returns the picture's address on the site
 */
export const writeQrCode = async (address: string, digest: (text: string) => string): Promise<string> => {
  const options = { type: 'svg', margin: 0, color: { dark: '#3b1230', light: '#0000' } } as const;
  const svg = await QRCode.toString(address, options);
  const file = `/static/store-${shortDigest(digest(svg))}.svg`;
  mkdirSync('public/static', { recursive: true });
  writeFileSync(path.join('public', file), svg);
  return file;
};
