import { fixtureContent } from '../../support/fixture-content';
import { readContent } from '../../support/read-content';

/** The content of the fixture, which tests may quote. */
export const { facts, documentsOf, contentOf, pageMeta } = readContent(fixtureContent);
