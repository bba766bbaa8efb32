import { micromark } from 'micromark';
import { parseDocument } from 'yaml';
import { ContentCopy } from '../../../tests/support/content-copy';
import { loadContent } from '../../content/read';
import { legalData } from './preview-data';

test.each(['legal/terms.md', 'legal/privacy.md'])('%s has in its preview the sections of its page', (file) => {
  const copy = new ContentCopy();
  const open = '## Médiateur\n\nAvant.\n\n{{consumerMediator}}\n\n- un\n- {{vatNumber}}\n\n## TVA\n\n{{vatNumber}}\n';
  copy.write(file, `${copy.read(file)}\n${open}`);
  const { documents, diagnostics, facts } = loadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  const [, head = '', ...rest] = copy.read(file).split(/^---$/m);
  const preview = legalData(rest.join('---'), parseDocument(head).get('updated'), 'fr', facts);
  copy.remove();

  const page = documents.find((one) => one.file === file);
  if (page?.type !== 'LegalDocument') throw new Error(`No ${file}.`);
  const prose = (markdown: string) => ({ html: micromark(markdown) });
  const { updated, updatedText, intro, sections } = page.data;
  expect(preview).toEqual({
    updated,
    updatedText,
    intro: prose(intro),
    sections: sections.map((section) => ({ ...section, body: prose(section.body) })),
  });
  expect(sections.at(-1)).toMatchObject({ title: 'Médiateur', body: 'Avant.\n\n- un' });
});

test.each([
  ['', ''],
  ['2025-99-99', '2025-99-99'],
  [undefined, ''],
])('a day that is not written yet (%s) stays as it is', (day, shown) => {
  expect(legalData('Un début.', day, 'fr', {} as never).updatedText).toBe(shown);
});
