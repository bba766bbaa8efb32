import type { HeaderRule } from './headers';
import { nginxPolicies, nginxServer } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'X-Quoted': 'a "b" \\' } },
  { path: '/privacy', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
];

const server = nginxServer(rules, '../releases/1/site');

test('the files of a release, and what is sent with everything, also with errors', () => {
  expect(server).toMatch(
    'root "../releases/1/site";\nadd_header X-Frame-Options "DENY" always;\nadd_header X-Quoted "a \\"b\\" \\\\" always;\n',
  );
});

test('a policy for each page', () => {
  expect(nginxPolicies(rules)).toBe(`"/privacy/index.html" "default-src 'none'";\n`);
});

test('the location of hashed files has the pattern of the headers file', () => {
  const pattern = server.match(/location ~ "(.+)" \{/)?.[1] ?? '';
  expect('/static/a.svg').toMatch(new RegExp(pattern));
  expect('/app-74115d7279f7af5f9350.js').toMatch(new RegExp(pattern));
  expect('/privacy').not.toMatch(new RegExp(pattern));
});
