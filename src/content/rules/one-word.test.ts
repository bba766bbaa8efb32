import { checkContent } from '../../../tests/support/check-content';
import { ContentCopy } from '../../../tests/support/content-copy';
import { plainWords } from './whole-words';

test.each([
  ['mail', 'Par mail ?', ['mail']],
  ['mail', 'MAIL', ['MAIL']],
  ['mail', 'e-mail, mailing, gmail', []],
  ['mail', 'mail-moi', ['mail']],
  ['notre IA', 'Notre\nIA', ['Notre\nIA']],
  ['l’agent', "l'agent et l’agent", ["l'agent", 'l’agent']],
  ['dépannage', 'Depannage', ['Depannage']],
  ['a.b', 'a.b, axb', ['a.b']],
  ['niño', 'niño, nino', ['niño']],
])('« %s » in « %s »', (words, text, found) => {
  expect([...text.matchAll(plainWords(words))].map(([match]) => match)).toEqual(found);
});

const title = 'errors/not-found.yaml';
const steps = 'landing/how-it-works.yaml';
const faq = 'support/faq.fr.yaml';
const terms = 'legal/terms.md';
const words = 'words.fr.yaml';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** What the check says of a file changed in one place, as `line:column message`. */
function checkWith(file: string, from: RegExp | string, to: string): string[] {
  const whole = copy.read(file);
  const changed = whole.replace(from, to);
  expect(changed).not.toBe(whole);
  copy.write(file, changed);
  try {
    return checkContent(copy.dir).map((one) => {
      expect(one.file).toBe(`content/${file}`);
      return `${one.line}:${one.column} ${one.message}`;
    });
  } finally {
    copy.write(file, whole);
  }
}

const instead = (found: string, write: string) =>
  `This site says "${write}". Write it instead of "${found}", or name the words where it is right after "except:" in words.fr.yaml.`;

const refused: [what: string, file: string, from: RegExp | string, to: string, expected: string[]][] = [
  [
    'a word in a plain text',
    title,
    /^title: .*$/m,
    'title: Un logiciel vide',
    [`4:11 ${instead('logiciel', 'appli')}`],
  ],
  [
    'each of several',
    title,
    /^title: .*$/m,
    'title: Courriel, e-courriel et courriel',
    [`4:8 ${instead('Courriel', 'e-mail')}`, `4:32 ${instead('courriel', 'e-mail')}`],
  ],
  [
    'several words over a line break',
    steps,
    /^intro: .*$/m,
    'intro: >-\n  Un dépannage\n  rapide.',
    [`6:6 ${instead('dépannage rapide', 'l’aide')}`],
  ],
  ['another apostrophe', title, /^title: .*$/m, "title: Demande à l'agent", [`4:18 ${instead("l'agent", 'l’aide')}`]],
  [
    'a word beside a phrase that is free',
    title,
    /^title: .*$/m,
    'title: Un logiciel libre, un logiciel',
    [`4:30 ${instead('logiciel', 'appli')}`],
  ],
  [
    'a word in an answer',
    faq,
    /answer: >-\n {10}Oui, /,
    'answer: >-\n          Oui, le **logiciel** ',
    [`23:21 ${instead('logiciel', 'appli')}`],
  ],
  [
    'a word that legal documents avoid, too',
    terms,
    '## Litiges\n',
    '## Litiges par courriel\n',
    [expect.stringContaining(instead('courriel', 'e-mail')) as string],
  ],
  [
    'a replacement that is to be avoided',
    words,
    'write: appli',
    'write: courriel',
    ['6:12 "courriel" is among the words to avoid. Write another word.'],
  ],
];

test.each(refused)('refused: %s', (_, file, from, to, expected) => {
  expect(checkWith(file, from, to)).toEqual(expected);
});

const accepted: [what: string, file: string, from: RegExp | string, to: string][] = [
  ['a phrase that is free', title, /^title: .*$/m, 'title: Un logiciel libre'],
  ['the word to write', title, /^title: .*$/m, 'title: Un e-mail vide'],
  ['a word of another language', 'support/support.en.yaml', /^title: .*$/m, 'title: How can the logiciel help?'],
  ['what people type', faq, 'keywords: [', 'keywords: [logiciel, courriel, '],
  ['a word that legal documents may say', terms, '## Litiges\n', '## Litiges du logiciel\n'],
  ['a list without entries', words, /^items:[\s\S]*/m, 'items: []\n'],
];

test.each(accepted)('accepted: %s', (_, file, from, to) => {
  expect(checkWith(file, from, to)).toEqual([]);
});
