import path from 'node:path';

/** A copy of `content/` that no editor changes: unit tests quote it, and never the real content. */
export const fixtureContent = path.resolve('tests/fixture/content');
