import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const archives = 'node_modules/@sparticuz/chromium/bin';

const notFound = `No Chromium was found to draw or test the pages with. Do one of these:
  - on Linux x64, run "npm ci" again: it brings one in @sparticuz/chromium;
  - elsewhere, give the path of the Chromium or Chrome you have: CHROMIUM_PATH=/path/to/chrome.`;

/** Starts Chromium with the libraries and the fonts of the package. No other program uses them. */
const startScript = `#!/bin/sh
home="$(dirname "$0")"
export LD_LIBRARY_PATH="$home/al2023/lib" FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`;

/**
 * Options for Playwright's `chromium.launch`: the Chromium at `CHROMIUM_PATH`, or the one of `@sparticuz/chromium`, which
 * brings its own libraries and so is the same on every machine.
 * @throws if there is no Chromium; the message says what to do
 */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  const chosenPath = process.env.CHROMIUM_PATH;
  if (chosenPath && !existsSync(chosenPath)) throw new Error(`CHROMIUM_PATH: there is no file ${chosenPath}.`);
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];
  return { executablePath: chosenPath || bundledChromium(), args };
}

function bundledChromium(): string {
  const home = path.resolve('node_modules/.cache/bundled-chromium');
  const starter = path.join(home, 'start.sh');
  if (existsSync(starter)) return starter;
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(archives)) throw new Error(notFound);

  mkdirSync(path.dirname(home), { recursive: true });
  const unpacked = mkdtempSync(`${home}-`);
  const unpack = (archive: string) => brotliDecompressSync(readFileSync(path.join(archives, archive)));
  writeFileSync(path.join(unpacked, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  for (const [archive, folder] of Object.entries({ al2023: 'al2023', fonts: 'fonts', swiftshader: '.' })) {
    const to = path.join(unpacked, folder);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['-x', '--no-same-owner', '-C', to], { input: unpack(`${archive}.tar.br`) });
  }
  const fontSettings = path.join(unpacked, 'fonts/fonts.conf');
  const settings = readFileSync(fontSettings, 'utf8').replaceAll('/tmp/fonts', path.join(home, 'fonts'));
  writeFileSync(fontSettings, settings);
  writeFileSync(starter.replace(home, unpacked), startScript, { mode: 0o755 });
  try {
    // Several test workers may unpack at the same time. The first one to finish gives the folder its name.
    renameSync(unpacked, home);
  } catch (error) {
    rmSync(unpacked, { recursive: true });
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

// `tsx scripts/chromium.ts COMMAND` runs a command with the path of Chromium in CHROME_PATH.
if (require.main === module) {
  const env = { ...process.env, CHROME_PATH: chromiumLaunchOptions().executablePath };
  const { status } = spawnSync(process.argv.slice(2).join(' '), { shell: true, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
