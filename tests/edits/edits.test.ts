import { readdirSync } from 'node:fs';
import { formatDiagnostics } from '../../src/content/read';
import { checkContent } from '../support/check-content';
import { ContentCopy } from '../support/content-copy';
import { additions, type Edit, removals } from './edits';

/** All that stands in the files of a copy. */
const textsOf = (copy: ContentCopy) =>
  readdirSync(copy.dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => copy.read(file))
    .join();

const diagnosticsAfter = async (edits: Edit[]): Promise<string> => {
  const copy = new ContentCopy();
  let before = textsOf(copy);
  for (const { what, edit } of edits) {
    await edit(copy);
    const after = textsOf(copy);
    if (after === before) throw new Error(`${what}: nothing has changed.`);
    before = after;
  }
  const diagnostics = checkContent(copy.dir);
  copy.remove();
  return formatDiagnostics(diagnostics);
};

test.each([...additions, ...removals])('the check accepts: $what', async (edit) => {
  expect(await diagnosticsAfter([edit])).toBe('');
});

test.each([
  ['additions', additions],
  ['removals', removals],
])(
  'the check accepts all %s together',
  async (_name, edits) => {
    expect(await diagnosticsAfter(edits)).toBe('');
  },
  // Up to some sixty edits, of which many read all content.
  60_000,
);
