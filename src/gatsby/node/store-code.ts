import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { appStoreLink } from '../../content/app-store-link';
import type { Facts } from '../../content/schema/site';

/** What stands there as long as there is no address, for what compiles the styles must find a file. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="96" height="96"/>';

/**
 * Draws the QR code that leads to the App Store, for the styles that show it (src/sections/free-trial.module.scss).
 * @param outputDir the folder for `store-code.svg`
 * @param facts those that are well written: without `appStoreUrl` a code that is there stays as it is
 */
export const writeStoreCode = async (outputDir: string, facts: Partial<Facts>): Promise<void> => {
  const { appStoreUrl } = facts;
  const file = path.join(outputDir, 'store-code.svg');
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const color = { dark: '#3b1230', light: '#0000' };
  const drawing = appStoreUrl
    ? await QRCode.toString(appStoreLink({ ...facts, appStoreUrl }, 'qr'), { type: 'svg', margin: 0, width: 96, color })
    : (former ?? nothing);
  mkdirSync(outputDir, { recursive: true });
  // One that did not change must not make the development server rebuild.
  if (drawing !== former) writeFileSync(file, drawing);
};
