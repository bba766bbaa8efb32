import type { ContentType } from '../content-types';
import { readDocument } from '../reading/read-document';
import { SourceText } from '../reading/source-text';
import { pagePaths } from './identifiers';
import type { Rule } from './rule';

/** What a rule says of one file, a line for each problem. */
function told(rule: Rule, type: ContentType, text: string): string[] {
  const file = 'file';
  const loaded = [readDocument({ type, file, lang: 'en' }, new SourceText(file, text), {})];
  return rule({ contentDir: '', root: 'content', files: [], loaded, facts: {} }).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

describe('the address of a page', () => {
  const documentAt = (path: string) => `---\ntitle: Cookies\npath: ${path}\n---\n\nNone.\n`;

  test.each(['/static', '/static/x', '/admin/x', '/page-data/x', '/404/x', '/500', '/dev-404-page', '/index'])(
    '%s is used by the site itself',
    (path) => {
      const [, first] = path.split('/');
      expect(told(pagePaths, 'LegalDocument', documentAt(path))).toEqual([
        `3 /${first} is used by the site itself, with all that lies below it. Write another address, such as /legal${path}.`,
      ]);
    },
  );

  test.each(['/cookies', '/support/x', '/statics', '/legal/static', '/administration'])('%s is free', (path) => {
    expect(told(pagePaths, 'LegalDocument', documentAt(path))).toEqual([]);
  });
});
