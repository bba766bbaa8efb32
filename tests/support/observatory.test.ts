import { type Graded, gradeHeaders } from './observatory';

const best: Graded = {
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  },
  html: '<script>1</script>',
  redirectsToHttps: true,
};

const withHeader = (name: string, value: string | undefined): Graded => ({
  ...best,
  headers: { ...best.headers, [name]: value },
});
const policy = (value: string | undefined) => withHeader('content-security-policy', value);

test('the best headers get the highest grade', () => {
  expect(gradeHeaders(best)).toMatchObject({ score: 130, grade: 'A+' });
});

test('a site without any header fails', () => {
  expect(gradeHeaders({ headers: {}, html: '', redirectsToHttps: false })).toMatchObject({ score: 10, grade: 'F' });
});

test.each([
  ['content-security-policy', policy(undefined), -25],
  ['content-security-policy', policy("default-src 'none'; script-src 'unsafe-inline'"), -20],
  ['content-security-policy', policy("default-src 'none'; script-src 'unsafe-inline' 'sha256-a='"), 10],
  ['content-security-policy', policy("script-src 'self'"), -20],
  ['content-security-policy', policy("default-src 'self'; script-src https:"), -20],
  ['content-security-policy', policy("default-src 'self'; connect-src http://a.example"), -20],
  ['content-security-policy', policy("default-src 'none'; script-src 'unsafe-eval'"), -10],
  ['content-security-policy', policy("default-src 'none'; img-src http://a.example"), -10],
  ['content-security-policy', policy("default-src 'none'; style-src 'unsafe-inline'"), 0],
  ['content-security-policy', policy("default-src 'self'"), 5],
  ['strict-transport-security', withHeader('strict-transport-security', undefined), -20],
  ['strict-transport-security', withHeader('strict-transport-security', 'max-age=3600'), -10],
  ['strict-transport-security', { ...best, preloaded: true }, 5],
  ['x-frame-options', policy("default-src 'none'"), 0],
  ['x-frame-options', policy("default-src 'none'; frame-ancestors *"), 0],
  ['referrer-policy', withHeader('referrer-policy', 'unsafe-url'), -5],
  ['cross-origin-resource-policy', withHeader('cross-origin-resource-policy', 'nonsense'), -5],
  ['x-content-type-options', withHeader('x-content-type-options', undefined), -5],
  ['cookies', withHeader('set-cookie', 'a=b'), -20],
  ['subresource-integrity', { ...best, html: '<script src="https://a.example/a.js"></script>' }, -5],
  ['subresource-integrity', { ...best, html: '<script src="//a.example/a.js"></script>' }, -50],
  ['redirection', { ...best, redirectsToHttps: false }, -20],
])('%s of %j counts %d', (name, graded, modifier) => {
  expect(gradeHeaders(graded).modifiers[name]).toBe(modifier);
});

test('bonuses do not make up for a serious fault', () => {
  expect(gradeHeaders(policy("script-src 'unsafe-inline'"))).toMatchObject({ score: 80, grade: 'B+' });
});
