import { ContentCopy } from '../../tests/support/content-copy';
import { loadContent } from '../content/read';
import { searchDataByLanguage } from './search-data-by-language';

test('what a summary says of a legal section is not found as law', () => {
  const copy = new ContentCopy();
  const terms = copy.read('legal/terms.md');
  const intro = /(- section: intro\n {4}text: ).*/;
  expect(terms).toMatch(intro);
  copy.write('legal/terms.md', terms.replace(intro, '$1Quetsche.').replace('## Litiges', '## Reine-claude'));
  const { documents, diagnostics } = loadContent(copy.dir);
  copy.remove();
  expect(diagnostics).toEqual([]);
  const data = JSON.stringify(searchDataByLanguage(documents));
  expect(data).toContain('reine');
  expect(data).not.toMatch(/quetsche/i);
});
