import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { appStoreLink } from '../../contract/app-store-link';
import type { Facts } from '../../contract/schema/site';

const file = path.resolve('src/styles/generated/store-code.svg');

/** Draws the QR code that leads to the App Store, for the styles that show it (src/sections/free-trial.module.scss). */
export const writeStoreCode = async (facts: Facts): Promise<void> => {
  const color = { dark: '#3b1230', light: '#0000' };
  const svg = await QRCode.toString(appStoreLink(facts, 'qr'), { type: 'svg', margin: 0, width: 96, color });
  mkdirSync(path.dirname(file), { recursive: true });
  // One that did not change must not make the development server rebuild.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg);
};
