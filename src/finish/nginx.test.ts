import type { HeaderRule } from './headers';
import { nginxPolicies, nginxServer } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'X-Quoted': 'a "b" \\' } },
  { path: '/privacy', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  { path: '/404.html', headers: { 'Content-Security-Policy': "default-src 'self'" } },
  { path: '/static/*', headers: { 'Cache-Control': 'immutable', 'Content-Security-Policy': 'sandbox' } },
  { path: '/favicon.svg', headers: { 'Content-Security-Policy': 'sandbox' } },
];

const server = nginxServer(rules, '1');

test('the files of a release, and what is sent with everything, also with errors', () => {
  expect(server).toMatch(
    'root "releases/1/site";\nadd_header X-Frame-Options "DENY" always;\nadd_header X-Quoted "a \\"b\\" \\\\" always;\n',
  );
});

test('a policy for each page, by its file, and for other files', () => {
  expect(nginxPolicies(rules)).toBe(
    [
      `"/privacy/index.html" "default-src 'none'";`,
      `"/404.html" "default-src 'self'";`,
      '"~^/static/" "sandbox";',
      '"/favicon.svg" "sandbox";',
      '',
    ].join('\n'),
  );
});

test('what search engines are told of a page, by its address and its file', () => {
  expect(server).not.toContain('robots');
  const page = { path: '/terms/2025-06-15', headers: { 'X-Robots-Tag': 'noindex' } };
  expect(nginxServer([...rules, page], '1')).toContain(
    'set $x_robots_tag "";\nif ($uri ~ "^(/terms/2025-06-15|/terms/2025-06-15/index\\.html)$") { set $x_robots_tag "noindex"; }\nadd_header X-Robots-Tag $x_robots_tag always;\n',
  );
});

test('what browsers are to ask for before they read the landing page', () => {
  expect(server).not.toContain('Link');
  const page = { path: '/', headers: { Link: '</static/a.woff2>; rel=preload; as=font; crossorigin' } };
  expect(nginxServer([...rules, page], '1')).toContain(
    'if ($uri ~ "^(/|/index\\.html)$") { set $link "</static/a.woff2>; rel=preload; as=font; crossorigin"; }\nadd_header Link $link always;\n',
  );
});

test('the location of hashed files has the pattern of the headers file', () => {
  const pattern = server.match(/location ~ "(.+)" \{/)?.[1] ?? '';
  expect('/static/a.svg').toMatch(new RegExp(pattern));
  expect('/app-74115d7279f7af5f9350.js').toMatch(new RegExp(pattern));
  expect('/privacy').not.toMatch(new RegExp(pattern));
});

test.each(['/privacy/', '/privacy/index.html', '/Privacy'])(
  '/privacy and %s with one policy are one key',
  (address) => {
    const more = { path: address, headers: { 'Content-Security-Policy': "default-src 'none'" } };
    expect(nginxPolicies([...rules, more])).toBe(nginxPolicies(rules));
  },
);

test('two policies for one page are refused', () => {
  const other = { path: '/privacy/', headers: { 'Content-Security-Policy': 'default-src *' } };
  expect(() => nginxPolicies([...rules, other])).toThrow('privacy/index.html has two policies');
});

test('nginx says which release it serves', () => {
  expect(server).toContain('location = /.release {\n  default_type text/plain;\n  return 200 "1";\n}');
});
