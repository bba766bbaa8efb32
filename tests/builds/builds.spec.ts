import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { fingerprint } from '../support/fingerprint';
import { makeFixtureProject } from '../support/fixture-project';
import { legalNotice, legalNoticeSource } from '../support/legal-notice';

/** Whatever interrupts a build, `dist/` stays the former site, byte for byte. On a copy of the project. */
test.describe.configure({ mode: 'serial' });

const disk = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
let noDisk = '';
let project: ReturnType<typeof makeFixtureProject>;
let former: string[] = [];

/** A page that goes in the end. */
const notice = () => path.join(project.dir, 'content', legalNotice.file);
const builtSite = () => fingerprint(path.join(project.dir, 'dist'));

const clear = (...folders: string[]) => {
  for (const folder of folders) rmSync(path.join(project.dir, folder), { recursive: true, force: true });
};

/** Builds the copy. @param isMoment when it is killed, with all that it has started; asked with what it has written */
const build = (isMoment: (output: string) => boolean = () => false) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, CI: '1' };
    const child = spawn('npm', ['run', 'build'], { cwd: project.dir, env, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += stripVTControlCharacters(String(data))));
    const watch = setInterval(() => {
      if (!isMoment(output)) return;
      clearInterval(watch);
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    }, 20);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve({ code, output });
    });
  });

test.beforeAll(async () => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', disk], { stdio: 'pipe' });
    process.env.TMPDIR = disk;
  } catch (error) {
    noDisk = `no small disk could be mounted: ${(error as { stderr: Buffer }).stderr}`;
    if (process.env.ENGINES === 'all') throw new Error(noDisk);
  }
  project = makeFixtureProject();
  writeFileSync(notice(), legalNoticeSource);
  expect(await build()).toMatchObject({ code: 0 });
  former = builtSite();
});
test.afterAll(() => {
  project.remove();
  if (!noDisk) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

const steps =
  'onPreInit, onPreBootstrap, source and transform nodes, extract queries from components, ' +
  'Building production JavaScript and CSS bundles, Building HTML renderer, Caching Webpack compilations, Building static HTML';
const finishing = () => path.join(project.dir, 'dist.new');
const isFinishing = () => existsSync(finishing());
/** Without them, compressing takes longer than noticing that it began. */
const keptCopies = '.cache/caches/default-site-plugin/compressed';
const isCompressing = () => isFinishing() && readdirSync(finishing()).some((name) => name.endsWith('.br'));
const moments: [name: string, isMoment: (output: string) => boolean][] = [
  ...steps
    .split(', ')
    .map((step): (typeof moments)[number] => [`after "${step}"`, (output) => output.includes(`success ${step}`)]),
  ['when dist.new/ appears', isFinishing],
  ['while it compresses', isCompressing],
];

for (const [name, isMoment] of moments) {
  test(`a build killed ${name} leaves the former site`, async () => {
    // The build before may have come as far as rendering the last change: without one no page is rendered.
    appendFileSync(path.join(project.dir, 'content/legal/terms.md'), '\nEt une phrase de plus.\n');
    clear('dist.new', keptCopies);
    const { code, output } = await build(isMoment);
    expect(code, output).toBeNull();
    expect(builtSite()).toEqual(former);
  });
}

for (const megabytes of [8, 25, 45]) {
  test(`a build on a disk with ${megabytes} MB left fails and leaves the former site`, async () => {
    test.skip(noDisk !== '', noDisk);
    clear('.cache', 'public', 'dist.new');
    const filler = path.join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - megabytes * 1e6));
    const { code, output } = await build();
    rmSync(filler);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(/ENOSPC|no space left|disk is full/i);
    expect(builtSite()).toEqual(former);
  });
}

test('a build from content with a mistake fails and leaves the former site', async () => {
  const file = path.join(project.dir, 'content/site.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, `${right}nonsense: true\n`);
  const drawing = path.join(project.dir, 'content/images/hostile.svg');
  writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>');
  const { code, output } = await build();
  writeFileSync(file, right);
  rmSync(drawing);
  expect(code).not.toBe(0);
  expect(output).toContain('nonsense');
  expect(output).toContain('content/images/hostile.svg:2:1');
  expect(builtSite()).toEqual(former);
});

test('a build afterwards succeeds, and its site is that of a build without a past', async () => {
  expect(await build()).toMatchObject({ code: 0 });
  const after = builtSite();
  expect(after).not.toEqual(former);
  clear('.cache', 'public', 'dist');
  expect(await build()).toMatchObject({ code: 0 });
  expect(builtSite()).toEqual(after);
});

test('a build forgets pages and pictures that are gone: its site is that of a build without a past', async () => {
  rmSync(notice());
  // A picture's address changes with its content.
  appendFileSync(path.join(project.dir, 'content/images/features/photo.svg'), '\n');
  expect(await build()).toMatchObject({ code: 0 });
  const after = builtSite();
  clear('.cache', 'public', 'dist');
  expect(await build()).toMatchObject({ code: 0 });
  expect(builtSite()).toEqual(after);
});

test('a build of changed programs leaves the same site as a build without a past', async () => {
  const components = path.join(project.dir, 'src/components');
  for (const file of readdirSync(components).filter((name) => /(?<!\.test)\.tsx$/.test(name)))
    appendFileSync(path.join(components, file), '\n// Compiled anew.\n');
  // What a query answers is another, though no text changed.
  const resolved = path.join(project.dir, 'src/gatsby/node/fields/block-breaks.ts');
  const program = readFileSync(resolved, 'utf8');
  const changed = program.replace("html.replace(breaks, '')", 'html');
  expect(changed).not.toBe(program);
  writeFileSync(resolved, changed);
  const before = builtSite();
  expect(await build()).toMatchObject({ code: 0 });
  const after = builtSite();
  expect(after).not.toEqual(before);
  clear('.cache', 'public', 'dist');
  expect(await build()).toMatchObject({ code: 0 });
  expect(builtSite()).toEqual(after);
});
