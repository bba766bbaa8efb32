import { writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { appStoreLink, type StoreFacts } from '../content/app-store-link';

/**
 * Draws the QR code of the App Store for wide screens and paper (free-trial.module.scss).
 * @param dir the folder for `qr-code.svg`
 */
export const writeQrCode = async (dir: string, facts: StoreFacts): Promise<void> => {
  const color = { dark: '#3b1230', light: '#0000' };
  const url = appStoreLink(facts, 'qr');
  const drawing = await QRCode.toString(url, { type: 'svg', margin: 0, width: 96, color });
  writeFileSync(path.join(dir, 'qr-code.svg'), drawing);
};
