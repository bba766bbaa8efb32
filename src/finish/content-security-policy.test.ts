import { createHash } from 'node:crypto';
import { adminPolicy, pagePolicy, styleAttributes, withPolicyInMarkup } from './content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.match(new RegExp(`(?:^|; )${name} ([^;]*)`))?.[1]?.split(' ');

test.each([
  ['an inline script', '<script>run()</script>', ["'self'", hash('run()')]],
  ['the same script twice', '<script>a</script><script>a</script>', ["'self'", hash('a')]],
  ['speculation rules', '<script type="speculationrules">{}</script>', ["'self'", hash('{}')]],
  ['a module', '<script type="module">a</script>', ["'self'", hash('a')]],
  ['data', '<script type="application/ld+json">{}</script>', ["'self'"]],
  ['a file', '<script src="/app.js"></script>', ["'self'"]],
  ['a script on several lines', '<script>\na\n</script>', ["'self'", hash('\na\n')]],
])('of %s the policy has what may run', (_, html, sources) => {
  expect(directive(pagePolicy(html), 'script-src')).toEqual(sources);
});

test.each([
  ['a style sheet', '<style>p{top:0}</style>', ["'self'", hash('p{top:0}')]],
  ['an attribute', '<p style="top:0"></p>', ["'self'", "'unsafe-hashes'", hash('top:0')]],
  [
    'an attribute with quotes in it',
    '<p style="a:&quot;b&#x27;&amp;&quot;"></p>',
    ["'self'", "'unsafe-hashes'", hash('a:"b\'&"')],
  ],
  ['an attribute within a script', '<script>"<p style=\\"top:0\\">"</script>', ["'self'"]],
])('of %s the policy has its hash', (_, html, sources) => {
  expect(directive(pagePolicy(html), 'style-src')).toEqual(sources);
});

test('the styles of other pages are allowed too, for navigation on the client', () => {
  const policy = pagePolicy('<p></p>', styleAttributes('<i style="top:1px"></i>'));
  expect(directive(policy, 'style-src')).toContain(hash('top:1px'));
});

test('nothing else is allowed', () => {
  const policy = pagePolicy('<p></p>');
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|https?:|data:/);
  for (const name of ['default-src', 'base-uri', 'frame-ancestors']) {
    expect(directive(policy, name)).toEqual(["'none'"]);
  }
  // The search is a form, for those who press Enter before React has taken the page over.
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
});

test('a page with an event handler in its markup is refused', () => {
  expect(() => pagePolicy('<button class="a" onclick="run()">')).toThrow('"onclick"');
  expect(() => pagePolicy('<p data-on="a">one="two"</p>')).not.toThrow();
});

test('the policy in the markup replaces a former one and leaves out what has no effect there', () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const once = withPolicyInMarkup('<head><meta charSet="utf-8"/><title>', policy);
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
  expect(once).toBe(`<head><meta charSet="utf-8"/>${meta}<title>`);
  expect(withPolicyInMarkup('<head><title>', policy)).toBe(`<head>${meta}<title>`);
  expect(withPolicyInMarkup(once, policy)).toBe(once);
});

test('the CMS may talk to its repository, and runs no inline script', () => {
  const policy = adminPolicy(['https://api.example.com']);
  expect(directive(policy, 'connect-src')).toContain('https://api.example.com');
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
});
