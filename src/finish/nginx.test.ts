import type { HeaderRule } from './headers';
import { nginxAssets, nginxEntityTag, nginxHeaders, nginxPolicies } from './nginx';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'X-Quoted': 'a "b" \\' } },
  { path: '/privacy', headers: { 'Content-Security-Policy': "default-src 'none'" } },
  { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
];

test('what is sent with everything, also with errors', () => {
  expect(nginxHeaders(rules)).toBe(
    'add_header X-Frame-Options "DENY" always;\nadd_header X-Quoted "a \\"b\\" \\\\" always;\n',
  );
});

test('a policy for each form of a page', () => {
  const tags = (file: string) => (file === 'privacy/index.html' ? ['"1-a"', '"1-b"'] : []);
  expect(nginxPolicies(rules, tags)).toBe(
    `"/privacy/index.html\\"1-a\\"" "default-src 'none'";\n"/privacy/index.html\\"1-b\\"" "default-src 'none'";\n`,
  );
});

test('an entity tag as nginx makes it', () => {
  expect(nginxEntityTag(1795246230, 14128)).toBe('"6b014896-3730"');
});

test('the location of hashed files has the pattern of the headers file', () => {
  const pattern = nginxAssets().match(/location ~ "(.+)" \{/)?.[1] ?? '';
  expect('/static/a.svg').toMatch(new RegExp(pattern));
  expect('/app-74115d7279f7af5f9350.js').toMatch(new RegExp(pattern));
  expect('/privacy').not.toMatch(new RegExp(pattern));
});
