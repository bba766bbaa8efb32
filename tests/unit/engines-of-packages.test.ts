import { readFileSync } from 'node:fs';
import semver from 'semver';

/** `npm ci` prints EBADENGINE for a package that does not know the Node it runs on. */

type Packages = Record<string, { engines?: { node?: string } }>;

const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const supported = packages['']?.engines?.node ?? '';
const oldest = supported.split('||').map((range) => String(semver.minVersion(range)));

test.each(oldest)('every package runs on Node %s, which the project supports', (version) => {
  const refusing = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !semver.satisfies(version, engines.node))
    .map(([name, { engines }]) => `${name}: ${engines?.node}`);
  expect(refusing).toEqual([]);
});

test('the project says which versions of Node it supports', () => {
  expect(oldest).toContain('20.19.0');
});
