import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../scripts/chromium';

/** Debian's packages of the fonts that devices without the web fonts show, and where they put them. */
export const fontFolders = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
  'fonts-roboto': '/usr/share/fonts/truetype/roboto',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-dejavu': '/usr/share/fonts/truetype/dejavu',
};

/** What to install for a font package to be there; empty if it is. */
export const missingFonts = (name: keyof typeof fontFolders): string =>
  existsSync(fontFolders[name]) ? '' : `Its fonts are not on this machine. Install them: apt-get install ${name}`;

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
<fontconfig><dir>${fontFolders[name]}</dir><cachedir>${home}</cachedir></fontconfig>
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
