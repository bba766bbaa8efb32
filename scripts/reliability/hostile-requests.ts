import { type Outcome, outcome } from './outcome';
import { rawRequest } from './raw-request';

type Case = { name: string; request: string; status: readonly number[] };

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const method = (name: string, ...headers: string[]) => get('/', ...headers).replace('GET', name);

const traversal = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%c0%af..%c0%afetc/passwd',
  '/....//....//etc/passwd',
  '/static/../../nginx/nginx.conf',
  '/static/..%5c..%5cnginx%5cnginx.conf',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/../manifest.json',
  '/../policies.conf',
  '/_headers',
  '/.git/config',
  '/privacy/..;/..;/etc/passwd',
  '//etc/passwd',
  '/privacy%00.html',
].map((target): Case => ({ name: target, request: get(target), status: [400, 404] }));

const malformed: Case[] = [
  { name: 'no version', request: 'GET\r\n\r\n', status: [0, 400] },
  { name: 'no request at all', request: '\0\u0001\u0002\u0003\r\n\r\n', status: [0, 400] },
  { name: 'TLS on a plain port', request: '\u0016\u0003\u0001\u0002\0\u0001\0\u0001', status: [0, 400] },
  { name: 'an unknown version', request: 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', status: [0, 400, 505] },
  { name: 'no host', request: 'GET / HTTP/1.1\r\n\r\n', status: [400] },
  { name: 'two hosts', request: get('/', 'Host: other'), status: [400] },
  { name: 'a header without a colon', request: get('/', 'Nonsense'), status: [200, 400] },
  { name: 'two lengths', request: method('POST', 'Content-Length: 4', 'Content-Length: 5'), status: [400] },
  { name: 'a length below zero', request: method('POST', 'Content-Length: -1'), status: [400] },
  {
    name: 'length and chunks (request smuggling)',
    request: `${method('POST', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /_headers HTTP/1.1\r\n\r\n`,
    status: [400, 405],
  },
  { name: 'a line break in the address', request: get('/privacy%0d%0aSet-Cookie:%20a=b/'), status: [404] },
  { name: 'an invalid escape', request: get('/%zz'), status: [400] },
  { name: 'an invalid range', request: get('/', 'Range: bytes=9-1'), status: [200, 416] },
  {
    name: 'a thousand ranges',
    request: get('/', `Range: bytes=${Array(1000).fill('0-1').join(',')}`),
    status: [200, 206, 400, 416],
  },
];

const oversized: Case[] = [
  { name: 'an address of 10 kB', request: get(`/${'a'.repeat(10_000)}`), status: [414] },
  { name: 'a header of 10 kB', request: get('/', `X-Long: ${'a'.repeat(10_000)}`), status: [400, 431] },
  { name: 'a cookie of 10 kB', request: get('/', `Cookie: ${'a'.repeat(10_000)}`), status: [400, 431] },
  {
    name: 'headers of 100 kB',
    request: get('/', ...Array.from({ length: 1000 }, (_, n) => `X-${n}: ${'a'.repeat(90)}`)),
    status: [400, 431],
  },
  {
    name: 'a body of 1 MB',
    request: `${method('POST', 'Content-Length: 1000000')}${'a'.repeat(1_000_000)}`,
    status: [405, 413],
  },
  { name: 'a body in a GET', request: `${get('/', 'Content-Length: 5000')}${'a'.repeat(5000)}`, status: [413] },
];

const methods = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'PURGE',
  'get',
  'XYZZY',
].map((name): Case => ({ name, request: method(name), status: [400, 405] }));

const secret = /root:.*:0:0:|load_module|\[core\]|nginx\/\d/;

const tryAll = async (port: number, test: string, cases: readonly Case[]): Promise<Outcome> => {
  const faults: string[] = [];
  for (const { name, request, status } of cases) {
    const answer = await rawRequest(port, request);
    if (!status.includes(answer.status)) faults.push(`${name}: ${answer.status}`);
    if (secret.test(answer.headers + answer.body)) faults.push(`${name}: told a secret`);
    if (/^set-cookie/im.test(answer.headers)) faults.push(`${name}: put a header into the answer`);
    if ((await rawRequest(port, get('/'))).status !== 200) faults.push(`${name}: the site is gone`);
  }
  return outcome(test, cases.length, faults, 'the landing page was asked for after each');
};

/** Sends what no browser sends, and looks at each answer and at the site afterwards. */
export const hostileRequests = async (port: number): Promise<Outcome[]> => [
  await tryAll(port, 'path traversal', traversal),
  await tryAll(port, 'malformed requests', malformed),
  await tryAll(port, 'oversized requests', oversized),
  await tryAll(port, 'unusual methods', methods),
];
