import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { dependencies } from '../../package.json';

/** A clone that was never built lacks what a build generates. */
const withoutGenerated: Plugin = {
  name: 'without-generated',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(load-search|font-addresses)\.ts$/ }, () => ({
      contents: 'export const loadSearch = null, fontAddresses = {}, headlineAddress = null',
    })),
};

/** The packages that a build of the site, or of its CMS, loads. */
const packagesOfBuild = async () => {
  const { metafile } = await build({
    entryPoints: ['gatsby-*.ts', 'src/html.tsx', 'src/templates/*.tsx', 'src/cms/admin.ts'],
    bundle: true,
    packages: 'external',
    write: false,
    outdir: 'unused',
    metafile: true,
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.scss': 'empty', '.woff2': 'empty' },
    plugins: [withoutGenerated],
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('.') && !isBuiltin(path))
    .map(({ path }) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? path);
  return [...new Set(imported)].sort();
};

test('npm ci --omit=dev installs what a build needs', async () => {
  const packages = await packagesOfBuild();
  expect(packages).toContain('gatsby');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

type Locked = { link?: boolean; inBundle?: boolean; integrity?: string; os?: string[]; cpu?: string[] };

const locked = (file: string): Record<string, Locked> => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a package is fetched where the site is built and served: Linux with glibc, not as a part of another one. */
const isFetched = ([name, { os = ['linux'], cpu = ['x64'], link, inBundle }]: [string, Locked]) =>
  name !== '' &&
  !link &&
  !inBundle &&
  os.includes('linux') &&
  (cpu.includes('x64') || cpu.includes('arm64')) &&
  !name.includes('-musl');

test.each(['package-lock.json', '.github/deploy/package-lock.json'])(
  '%s names the hash of each package that is installed on Linux',
  (file) => {
    const packages = Object.entries(locked(file)).filter(isFetched);
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
  },
);
