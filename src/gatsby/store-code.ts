import { writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { appStoreLink } from '../content/app-store-link';
import type { Facts } from '../content/schema/site';

/**
 * Draws the QR code that leads to the App Store, for the paper of the landing page (src/sections/free-trial.module.scss).
 * @param facts without `appStoreUrl`, no code is drawn
 */
export const writeStoreCode = async (dir: string, { appStoreUrl, ...facts }: Partial<Facts>): Promise<void> => {
  if (!appStoreUrl) return;
  const color = { dark: '#3b1230', light: '#0000' };
  const address = appStoreLink({ ...facts, appStoreUrl }, 'qr');
  const drawing = await QRCode.toString(address, { type: 'svg', margin: 0, width: 96, color });
  writeFileSync(path.join(dir, 'store-code.svg'), drawing);
};
