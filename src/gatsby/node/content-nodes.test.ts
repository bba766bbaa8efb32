import type { ContentDocument } from '../../contract/load-content';
import { withProse } from './content-nodes';

test('no passage of a legal document is taken for another, whatever its headings', () => {
  const sections = ['intro', 'sections'].map((id) => ({ id, body: `Below ${id}.` }));
  const document = { type: 'LegalDocument', data: { intro: 'Above.', sections } } as unknown as ContentDocument;
  const passages = new Map<string, string>();
  withProse(document, (key, markdown) => {
    passages.set(key, markdown);
    return key;
  });
  expect([...passages.values()]).toEqual(['Above.', 'Below intro.', 'Below sections.']);
});
