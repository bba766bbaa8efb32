import path from 'node:path';

/** The site built from the fixture, which `fixture-site.setup.ts` writes. */
export const fixtureSite = path.resolve('node_modules/.cache/fixture-site');
