import { createHash } from 'node:crypto';
import { adminPolicy, pagePolicy, withoutPolicy, withPolicyInMarkup } from './content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.match(new RegExp(`(?:^|; )${name} ([^;]*)`))?.[1]?.split(' ');

const nothing = { scripts: [], styles: [], styleAttributes: [] };

test('the policy has the hashes of a page’s scripts and styles, each once', () => {
  const policy = pagePolicy({ scripts: ['a', 'b', 'a'], styles: ['p{top:0}'], styleAttributes: ['top:0'] });
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('a'), hash('b')]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash('p{top:0}'), "'unsafe-hashes'", hash('top:0')]);
});

test('without style attributes it allows none', () => {
  expect(directive(pagePolicy(nothing), 'style-src')).toEqual(["'self'"]);
});

test('the styles of other pages are allowed too, for navigation on the client', () => {
  expect(directive(pagePolicy(nothing, ['top:1px']), 'style-src')).toContain(hash('top:1px'));
});

test('nothing else is allowed', () => {
  const policy = pagePolicy(nothing);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|https?:|data:/);
  for (const name of ['default-src', 'base-uri', 'frame-ancestors']) {
    expect(directive(policy, name)).toEqual(["'none'"]);
  }
  // The search is a form, for those who press Enter before React has taken the page over.
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
});

test('the policy in the markup replaces a former one and leaves out what has no effect there', () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const once = withPolicyInMarkup('<head><meta charSet="utf-8"/><title>', policy);
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
  expect(once).toBe(`<head><meta charSet="utf-8"/>${meta}<title>`);
  expect(withPolicyInMarkup('<head><title>', policy)).toBe(`<head>${meta}<title>`);
  expect(withPolicyInMarkup(once, policy)).toBe(once);
  expect(withoutPolicy(once)).toBe('<head><meta charSet="utf-8"/><title>');
  expect(() => withPolicyInMarkup('<title>', policy)).toThrow('no head');
});

test('the CMS may talk to its repository, and runs no inline script', () => {
  const policy = adminPolicy(['https://api.example.com']);
  expect(directive(policy, 'connect-src')).toContain('https://api.example.com');
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
});
