import { securityTxt } from './public-files';

const facts = { contact: 'mailto:a@b.example', languages: ['en', 'fr'], origin: 'https://b.example' };

test('security.txt says what the facts say, and expires within a year (RFC 9116)', () => {
  expect(securityTxt({ ...facts, policy: 'https://b.example/security', now: new Date('2030-03-01T12:00Z') })).toBe(
    [
      'Contact: mailto:a@b.example',
      'Expires: 2031-02-28T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://b.example/.well-known/security.txt',
      'Policy: https://b.example/security',
      '',
    ].join('\n'),
  );
  expect(securityTxt({ ...facts, policy: null })).not.toContain('Policy');
});
