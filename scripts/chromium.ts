import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

const NOTHING_FOUND = `No Chromium was found to draw or test the pages with. Do one of these:
  - on Linux x64, run "npm ci" again: it brings one in @sparticuz/chromium;
  - elsewhere, give the path of the Chromium or Chrome you have: CHROMIUM_PATH=/path/to/chrome.`;

/**
 * How to start the Chromium that pages are drawn and tested with, for Playwright's `chromium.launch`:
 * the one in `@sparticuz/chromium`, which brings its own libraries and so is the same on every
 * machine; or the one that `CHROMIUM_PATH` names.
 *
 * @throws when there is none, saying what to do
 */
export async function chromiumLaunchOptions(): Promise<{
  executablePath: string;
  args: string[];
}> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no file there.`);
  return { executablePath: named || (await bundledChromium()), args: [...ARGS] };
}

/** Unpacks `@sparticuz/chromium` once and returns the script that starts it. */
async function bundledChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(NOTHING_FOUND);

  const cache = resolve('node_modules/.cache');
  const home = join(cache, 'bundled-chromium');
  const starter = join(home, 'start.sh');
  if (existsSync(starter)) return starter;

  const { default: bundle } = await import('@sparticuz/chromium').catch(() => {
    throw new Error(NOTHING_FOUND);
  });
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(`${home}-`);
  // The package unpacks into the temporary folder, and adds its system
  // libraries only when it believes it is on AWS.
  await withEnvironment({ TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, () =>
    bundle.executablePath(),
  );

  const fontSettings = join(unpacked, 'fonts', 'fonts.conf');
  const settings = await readFile(fontSettings, 'utf8');
  await writeFile(fontSettings, settings.replaceAll('/tmp/fonts', join(home, 'fonts')));
  // A script, so that the libraries are seen by this Chromium and nothing else.
  await writeFile(
    join(unpacked, 'start.sh'),
    `#!/bin/sh
home="$(dirname "$0")"
export LD_LIBRARY_PATH="$home/al2023/lib"
export FONTCONFIG_PATH="$home/fonts"
exec "$home/chromium" "$@"
`,
    { mode: 0o755 },
  );
  // Renamed only when complete: test workers may get here at the same time.
  await rename(unpacked, home).catch(async (error: unknown) => {
    await rm(unpacked, { recursive: true, force: true });
    if (!existsSync(starter)) throw error;
  });
  return starter;
}

async function withEnvironment<T>(values: Record<string, string>, task: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await task();
  } finally {
    for (const name of Object.keys(values)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
