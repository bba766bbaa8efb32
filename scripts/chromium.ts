import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

const nothingFound = `No Chromium was found to draw or test the pages with. Do one of these:
  - on Linux x64, run "npm ci" again: it brings one in @sparticuz/chromium;
  - elsewhere, give the path of the Chromium or Chrome you have: CHROMIUM_PATH=/path/to/chrome.`;

/**
 * How to start the Chromium that pages are drawn and tested with, for Playwright's `chromium.launch`:
 * the one in `@sparticuz/chromium`, which brings its own libraries and so is the same on every
 * machine; or the one that `CHROMIUM_PATH` names.
 * @throws when there is none, saying what to do
 */
export async function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no file there.`);
  return { executablePath: named || bundledChromium(), args };
}

function bundledChromium(): string {
  const home = path.resolve('node_modules/.cache/bundled-chromium');
  const starter = path.join(home, 'start.sh');
  if (existsSync(starter)) return starter;
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync('node_modules/@sparticuz/chromium')) {
    throw new Error(nothingFound);
  }

  mkdirSync(path.dirname(home), { recursive: true });
  const unpacked = mkdtempSync(`${home}-`);
  // The package unpacks into the temporary folder, and adds its system libraries only when it believes it is on AWS.
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const unpack = "import('@sparticuz/chromium').then((bundle) => bundle.default.executablePath())";
  execFileSync(process.execPath, ['--eval', unpack], { env });

  const fontSettings = path.join(unpacked, 'fonts/fonts.conf');
  const settings = readFileSync(fontSettings, 'utf8').replaceAll('/tmp/fonts', path.join(home, 'fonts'));
  writeFileSync(fontSettings, settings);
  // A script, so that the libraries are seen by this Chromium and nothing else.
  const script = `#!/bin/sh
home="$(dirname "$0")"
export LD_LIBRARY_PATH="$home/al2023/lib"
export FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`;
  writeFileSync(path.join(unpacked, 'start.sh'), script, { mode: 0o755 });
  try {
    // Renamed only when complete: test workers may get here at the same time.
    renameSync(unpacked, home);
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true });
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

// `tsx scripts/chromium.ts COMMAND` runs a program that takes the path from its environment, in every system's shell.
if (require.main === module)
  void chromiumLaunchOptions().then(({ executablePath: CHROME_PATH }) => {
    const env = { ...process.env, CHROME_PATH };
    const { status } = spawnSync(process.argv.slice(2).join(' '), { shell: true, stdio: 'inherit', env });
    process.exitCode = status ?? 1;
  });
