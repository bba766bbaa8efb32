import type { ContentType } from '../content-types';
import { readDocument } from '../read';
import { SourceText } from '../source';
import { entryIds, pagePaths } from './identifiers';
import type { Rule } from './rule';

/** What a rule says of one file, a line for each diagnostic. */
function reported(rule: Rule, type: ContentType, text: string): string[] {
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
      expect(reported(pagePaths, 'LegalDocument', documentAt(path))).toEqual([
        `3 /${first} is used by the site itself, with all that lies below it. Write another address, such as /legal${path}.`,
      ]);
    },
  );

  test.each(['/cookies', '/support/x', '/statics', '/legal/static', '/administration'])('%s is free', (path) => {
    expect(reported(pagePaths, 'LegalDocument', documentAt(path))).toEqual([]);
  });
});

describe('the ids of questions and their groups', () => {
  const faqWith = (group: string, ...questions: string[]) =>
    `groups:\n  - id: ${group}\n    items:\n${questions.map((id) => `      - id: ${id}\n`).join('')}`;

  test.each(['search', 'content', 'best-answer', 'faq', 'contact-title', 'gatsby-announcer'])(
    'a question "%s" would have the id of another part of the page',
    (id) => {
      expect(reported(entryIds, 'Faq', faqWith('group', id))).toEqual([
        `4 The id "${id}" names another part of the page. Write another, such as "about-${id}".`,
      ]);
    },
  );

  test.each([
    ['a group and a question', 'menus', ['menus'], '4 The id "menus" stands twice.'],
    ['two questions', 'group', ['menus', 'menus'], '5 The id "menus" stands twice.'],
    ['a question and that of one before', 'group', ['menus', 'menus-question'], '5 The heading of "menus" has'],
    ['a question and that of one after', 'group', ['menus-question', 'menus'], '5 The heading of "menus" has'],
  ])('%s share none', (_what, group, questions, message) => {
    expect(reported(entryIds, 'Faq', faqWith(group, ...questions))).toEqual([expect.stringContaining(message)]);
  });

  test('others are free', () => {
    expect(
      reported(entryIds, 'Faq', faqWith('menus', 'menus-title', 'free-trial', 'cards', 'features', 'title')),
    ).toEqual([]);
  });
});
