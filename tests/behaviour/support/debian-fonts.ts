import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/chromium';

/** Debian's packages of the fonts that devices without the web fonts show, where they put them, and one of their files. */
export const fontFolders = {
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation', 'LiberationSerif-Regular.ttf'],
  'fonts-roboto': ['/usr/share/fonts/truetype/roboto', 'Roboto-Regular.ttf'],
  'fonts-noto-core': ['/usr/share/fonts/truetype/noto', 'NotoSerif-Regular.ttf'],
  'fonts-dejavu': ['/usr/share/fonts/truetype/dejavu', 'DejaVuSerif.ttf'],
} as const;

/** What to install for a font package to be there; empty if it is. Other packages put fonts into its folder, too. */
export const missingFonts = (name: keyof typeof fontFolders): string => {
  const [folder, file] = fontFolders[name];
  const isThere =
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((one) => String(one).endsWith(file));
  return isThere ? '' : `Its fonts are not on this machine. Install them: apt-get install ${name}`;
};

/**
 * Starts a browser that sees the fonts of one package and no others.
 * @returns the browser, and what closes it and clears up after it
 */
export const browserWithFonts = async (
  name: keyof typeof fontFolders,
): Promise<{ browser: Browser; close: () => Promise<void> }> => {
  const home = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const settings = path.join(home, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fontFolders[name][0]}</dir><cachedir>${home}</cachedir></fontconfig>
`,
  );
  const env = { ...process.env, FONTCONFIG_FILE: settings };
  const browser = await chromium.launch({ ...(await chromiumLaunchOptions()), env });
  const close = async () => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { browser, close };
};
