import { ContentCopy } from '../../tests/support/content-copy';
import { formatTasks, launchTasks } from './launch-check';
import { checkContent, loadContent } from './load-content';
import { legalFactKeys } from './schema/site';

const copy = new ContentCopy();
afterAll(() => copy.remove());

/** What is left to do, as the command prints it. */
const tasksLeft = (): string => {
  expect(checkContent(copy.dir)).toEqual([]);
  return formatTasks(launchTasks(loadContent(copy.dir).documents));
};

const site = copy.read('site.yaml');
const testimonials = copy.read('landing/testimonials.yaml');
const terms = copy.read('legal/terms.md');

const confirmed = site.replaceAll('sample: true', 'sample: false');
const consented = testimonials.replaceAll('sample: true\n', 'sample: false\n    consent: 2025-06-01\n');
const legalKeys: readonly string[] = legalFactKeys;
const lawful = `${confirmed}\n${legalKeys.map((key) => `${key}: Valeur de ${key}`).join('\n')}\n`;
const mentions = `${terms}\n## Mentions\n\n${legalKeys.map((key) => `{{${key}}}`).join(' ')}\n`;

/** The content once everything is done. */
const ready = () => {
  copy.write('site.yaml', lawful);
  copy.write('landing/testimonials.yaml', consented);
  copy.write('legal/terms.md', mentions);
};

test('nothing is left when all is done', () => {
  ready();
  expect(tasksLeft()).toBe('');
});

const undone: [what: string, file: string, from: string | RegExp, to: string, reported: string][] = [
  ...['name', 'siteUrl', 'supportEmail', 'appStoreUrl', 'appStoreId'].map((key): (typeof undone)[number] => [
    `${key} is a sample`,
    'site.yaml',
    new RegExp(`^(${key}:\\n.*\\n {2}sample: )false`, 'm'),
    '$1true',
    `${key} is a sample`,
  ]),
  ...legalKeys.map((key): (typeof undone)[number] => [
    `${key} is missing`,
    'site.yaml',
    new RegExp(`^${key}: .*\\n`, 'm'),
    '',
    `${key} is missing: `,
  ]),
  [
    'a testimonial is a sample',
    'landing/testimonials.yaml',
    /sample: false\n.*\n/,
    'sample: true\n',
    'is a sample. Replace',
  ],
  [
    'a consent is missing',
    'landing/testimonials.yaml',
    / {4}consent: .*\n/,
    '',
    'is not recorded. Write its day after "consent:"',
  ],
];

test.each(undone)('%s: is reported, and nothing else', (_what, file, from, to, reported) => {
  ready();
  const whole = copy.read(file);
  copy.write(file, whole.replace(from, to));
  expect(copy.read(file)).not.toBe(whole);
  const key = /^(\w+) is missing: $/.exec(reported)?.[1];
  // Content may not use a fact that has no value.
  if (key) copy.write('legal/terms.md', mentions.replace(`{{${key}}}`, ''));
  const lines = tasksLeft().split('\n');
  expect(lines).toEqual([`content/${file}`, expect.stringContaining(reported)]);
});
