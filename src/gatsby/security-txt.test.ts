import { securityTxt } from './public-files';

const facts = {
  contact: 'mailto:security@mirabelle.example',
  languages: ['en', 'es', 'fr'],
  origin: 'https://mirabelle.example',
  now: new Date('2030-03-01T12:00:00Z'),
};

const field = /^([!-9;-~]+): (\S.*)\r?\n$/;

/** The fields of a file, as RFC 9116 (4) writes them: lines of a name, a colon, a space and a value. */
const fieldsOf = (text: string) =>
  text.split(/(?<=\n)/).map((line) => {
    expect(line).toMatch(field);
    const [, name = '', value = ''] = field.exec(line) ?? [];
    return [name, value];
  });

test('it says what the facts say', () => {
  expect(fieldsOf(securityTxt(facts))).toEqual([
    ['Contact', 'mailto:security@mirabelle.example'],
    ['Expires', '2031-02-28T00:00:00Z'],
    ['Preferred-Languages', 'en, es, fr'],
    ['Canonical', 'https://mirabelle.example/.well-known/security.txt'],
  ]);
});

test('a policy is named if there is one', () => {
  const policy = 'https://mirabelle.example/security';
  expect(fieldsOf(securityTxt({ ...facts, policy }))).toContainEqual(['Policy', policy]);
  expect(securityTxt({ ...facts, policy: null })).not.toContain('Policy');
});

test.each(['2027-12-31', '2028-02-29', '2028-01-01'])(
  'built on %s, it is renewed, and expires within a year',
  (day) => {
    const [, expires = ''] =
      fieldsOf(securityTxt({ ...facts, now: new Date(day) })).find(([name]) => name === 'Expires') ?? [];
    // RFC 3339, in UTC.
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
