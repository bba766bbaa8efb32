import { securityTxt } from './public-files';

const facts = {
  securityContact: 'mailto:a@b.example',
  supportLanguages: ['en', 'fr'],
  siteUrl: 'https://b.example',
};

test('security.txt says what the facts say, and expires within a year (RFC 9116)', () => {
  expect(securityTxt(facts, new Date('2030-03-01T12:00Z'))).toBe(
    [
      'Contact: mailto:a@b.example',
      'Expires: 2031-02-28T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://b.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
