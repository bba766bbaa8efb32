import { ContentCopy } from '../../../tests/support/content-copy';
import { reloadContent } from '../read';
import { today } from '../today';
import { dayAfter } from './legal-notice';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const file = 'legal/later.md';
const inDays = (days: number) => dayAfter(today(), days);

const note = (day: string) => `${day} lies more than a year ahead. Is the year right?`;
const announced = (effective: string) => `effective: ${effective}\nchanges: Une section de plus, à la fin.\n`;

const table: [what: string, head: string, notes: [line: number, message: string][]][] = [
  ['a day that has passed', 'updated: 2025-06-15\n', []],
  ['a day of the coming months', `updated: ${inDays(300)}\n`, []],
  ['a slip of the year', `updated: ${inDays(5000)}\n`, [[6, note(inDays(5000))]]],
  ['a change announced for the coming months', `updated: 2025-06-15\n${announced(inDays(300))}`, []],
  ['one announced for another year', `updated: 2025-06-15\n${announced(inDays(400))}`, [[7, note(inDays(400))]]],
];

test.each(table)('%s', (_what, days, expected) => {
  const description =
    'Un document de plus, pour essayer ce que dit la vérification d’un jour qui est loin dans le futur.';
  const head = `title: Un document\ndescription: ${description}\nlang: fr\npath: /later\n${days}`;
  copy.write(file, `---\n${head}---\n\nUn texte.\n`);
  const { diagnostics, notes } = reloadContent(copy.dir);
  expect(diagnostics).toEqual([]);
  expect(notes.filter((one) => one.file === `content/${file}`).map(({ line, message }) => [line, message])).toEqual(
    expected,
  );
});

test('the day of all documents is told of once, where it stands', () => {
  const day = inDays(5000);
  copy.write('site.yaml', copy.read('site.yaml').replace(/^legalUpdated: .*$/m, `legalUpdated: ${day}`));
  const told = reloadContent(copy.dir).notes.filter(({ message }) => message === note(day));
  expect(told.map((one) => one.file)).toEqual(['content/site.yaml']);
});
