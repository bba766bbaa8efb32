import { readSections, sectionIds } from './sections';

test.each([
  ['a title in lower case without accents', ['Œufs & lait', 'L’été'], ['oeufs-lait', 'l-ete']],
  [
    'a number where two would be the same',
    ['Contact', 'Contact', 'Contact 1'],
    ['contact', 'contact-1', 'contact-1-1'],
  ],
  ['a number for what names another part of the page', ['Content', 'Intro'], ['content-1', 'intro-1']],
  ['what other pages have', ['Search', 'Features', 'Cards'], ['search', 'features', 'cards']],
  ['a word for titles of which no character is left', ['隐私', 'Контакты'], ['section', 'section-1']],
])('%s', (_what, titles, ids) => {
  expect(sectionIds(titles)).toEqual(ids);
});

test.each([
  ['an indented list', '  - un\n  - deux\n\nFin.'],
  ['a list after lines of spaces', '   \n\t\n  - un\n  - deux', '  - un\n  - deux'],
  ['nothing but empty lines', ' \n\n', ''],
])('before the first section and below its title, %s stays as it is', (_what, written, read = written) => {
  const markdown = `${written}\n\n## T\n\n${written}\n`;
  const { intro, sections } = readSections(markdown, 'fr');
  expect([intro, sections[0]?.body]).toEqual([read, read]);
});
