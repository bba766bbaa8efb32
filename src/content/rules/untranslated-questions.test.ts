import { ContentCopy } from '../../../tests/support/content-copy';
import { reloadContent } from '../read';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const faqs = { en: 'support/faq.en.yaml', es: 'support/faq.es.yaml', fr: 'support/faq.fr.yaml' };
const whole = Object.fromEntries(Object.values(faqs).map((file) => [file, copy.read(file)]));

const question = (id: string) =>
  `      - id: ${id}\n        question: One more?\n        answer: Yes.\n        keywords: [more]\n`;
const group = (id: string, questionId: string) =>
  `  - id: ${id}\n    title: One more group\n    items:\n${question(questionId)}`;

/** Takes a question away: all of its lines, down to the next one. */
const without = (text: string, id: string) =>
  text.replace(new RegExp(`^ {6}- id: ${id}\\n(?: {8}.*\\n)+`, 'm'), () => '');

type Change = (text: string) => string;
const last = (text: string) => text.split('\n').findLastIndex((line) => line.startsWith('      - id: ')) + 1;

const table: [
  what: string,
  changes: Partial<Record<keyof typeof faqs, Change>>,
  notes: [file: string, message: string][],
][] = [
  ['each question in each language', {}, []],
  [
    'a question in one language',
    { en: (text) => text + question('one-more') },
    [[faqs.en, 'The question "one-more" waits for Spanish (support/faq.es.yaml) and French (support/faq.fr.yaml).']],
  ],
  [
    'a question in two languages',
    { es: (text) => text + question('one-more'), fr: (text) => text + question('one-more') },
    [[faqs.es, 'The question "one-more" waits for English (support/faq.en.yaml).']],
  ],
  [
    'a question that two languages lack',
    { es: (text) => without(text, 'offline-use'), fr: (text) => without(text, 'offline-use') },
    [[faqs.en, 'The question "offline-use" waits for Spanish (support/faq.es.yaml) and French (support/faq.fr.yaml).']],
  ],
  [
    'a group in one language, with its question',
    { fr: (text) => text + group('new-group', 'one-more') },
    [
      [faqs.fr, 'The group "new-group" waits for English (support/faq.en.yaml) and Spanish (support/faq.es.yaml).'],
      [faqs.fr, 'The question "one-more" waits for English (support/faq.en.yaml) and Spanish (support/faq.es.yaml).'],
    ],
  ],
  [
    'one id spelt in two ways',
    { es: (text) => text.replace('id: offline-use', 'id: offline-usage') },
    [
      [faqs.en, 'The question "offline-use" waits for Spanish (support/faq.es.yaml). Did you mean "offline-usage"?'],
      [
        faqs.es,
        'The question "offline-usage" waits for English (support/faq.en.yaml) and French (support/faq.fr.yaml). Did you mean "offline-use"?',
      ],
    ],
  ],
];

test.each(table)('%s: is noted, and no mistake', (_what, changes, expected) => {
  for (const [lang, file] of Object.entries(faqs)) {
    const text = whole[file] ?? '';
    const changed = changes[lang as keyof typeof faqs]?.(text) ?? text;
    copy.write(file, changed);
  }
  const { diagnostics, notes } = reloadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  expect(notes.map(({ file, message }) => [file, message])).toEqual(
    expected.map(([file, message]) => [`content/${file}`, message]),
  );
});

test('a note names the line of the question that exists', () => {
  for (const [file, text] of Object.entries(whole)) copy.write(file, text);
  const text = `${whole[faqs.en]}${question('one-more')}`;
  copy.write(faqs.en, text);
  expect(reloadContent(copy.dir).notes).toEqual([
    expect.objectContaining({ file: `content/${faqs.en}`, line: last(text), column: 13 }),
  ]);
});

test('there are no notes as long as there are mistakes', () => {
  copy.write(faqs.en, `${whole[faqs.en]}${question('one-more')}`.replace('question: One more?', 'qestion: One more?'));
  const { diagnostics, notes } = reloadContent(copy.dir);
  expect(diagnostics).not.toEqual([]);
  expect(notes).toEqual([]);
});

test('a link to a question that its page lacks is refused', () => {
  for (const [file, text] of Object.entries(whole)) copy.write(file, text);
  copy.write(faqs.en, `${whole[faqs.en]}${question('one-more')}`);
  copy.write(faqs.fr, `${whole[faqs.fr]}${question('other').replace('answer: Yes.', 'answer: "[Oui](#one-more)"')}`);
  expect(reloadContent(copy.dir).diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('There is no section #one-more on the page /support/fr.'),
  ]);
});
