import { readFileSync } from 'node:fs';
import net from 'node:net';
import { ports } from '../ports';
import { answersIn, connectRaw } from '../raw-connection';
import type { Row } from '../row';
import { withServedSite } from '../served-site';

/**
 * What is sent, and what must come back: the statuses of its answers, then an end of the connection or the right
 * answer to the request that follows on it.
 */
type Case = { name: string; bytes: string; answers: number[]; after: 'closed' | 'answered' };

const host = 'Host: example.com\r\n';
const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\n${host}${more}\r\n`;
const post = (headers: string, body: string) => `POST / HTTP/1.1\r\n${host}${headers}\r\n\r\n${body}`;
/** The request that hides in a body. It must never be answered as one of its own. */
const hidden = get('/favicon.svg');
const chunked = 'Transfer-Encoding: chunked';
const length = `Content-Length: ${hidden.length + 5}`;

const cases: Case[] = [
  { name: 'CL and TE', bytes: post(`${length}\r\n${chunked}`, `0\r\n\r\n${hidden}`), answers: [400], after: 'closed' },
  {
    name: 'TE and CL',
    bytes: post(`${chunked}\r\nContent-Length: 4`, `0\r\n\r\n${hidden}`),
    answers: [400],
    after: 'closed',
  },
  {
    name: 'two unlike CL',
    bytes: post(`Content-Length: 0\r\n${length}`, `${hidden}12345`),
    answers: [400],
    after: 'closed',
  },
  { name: 'two like CL', bytes: post(`Content-Length: 0\r\nContent-Length: 0`, ''), answers: [400], after: 'closed' },
  { name: 'a CL of +5', bytes: post('Content-Length: +5', '12345'), answers: [400], after: 'closed' },
  { name: 'a CL of -1', bytes: post('Content-Length: -1', ''), answers: [400], after: 'closed' },
  { name: 'a CL of 0x5', bytes: post('Content-Length: 0x5', '12345'), answers: [400], after: 'closed' },
  { name: 'a CL of "5, 5"', bytes: post('Content-Length: 5, 5', '12345'), answers: [400], after: 'closed' },
  {
    name: 'a CL that overflows',
    bytes: post('Content-Length: 99999999999999999999', ''),
    answers: [400],
    after: 'closed',
  },
  { name: 'an unknown TE', bytes: post('Transfer-Encoding: xchunked', '0\r\n\r\n'), answers: [501], after: 'closed' },
  { name: 'two TE', bytes: post(`${chunked}\r\n${chunked}`, '0\r\n\r\n'), answers: [400], after: 'closed' },
  {
    name: 'a TE with a space before the colon',
    bytes: post(`Transfer-Encoding : chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
    answers: [400],
    after: 'closed',
  },
  {
    name: 'a TE with a tab',
    bytes: post(`Transfer-Encoding:\tchunked\r\n${length}`, `0\r\n\r\n${hidden}`),
    answers: [501],
    after: 'closed',
  },
  {
    name: 'a folded TE',
    bytes: post(`X: y\r\n Transfer-Encoding: chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
    answers: [400],
    after: 'closed',
  },
  {
    name: 'a chunk size that is none',
    bytes: post(chunked, 'zz\r\nabc\r\n0\r\n\r\n'),
    answers: [405],
    after: 'closed',
  },
  {
    name: 'a chunk size that overflows',
    bytes: post(chunked, 'ffffffffffffffff1\r\nabc\r\n0\r\n\r\n'),
    answers: [405],
    after: 'closed',
  },
  {
    name: 'a body with GET',
    bytes: `GET / HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
    answers: [200],
    after: 'answered',
  },
  {
    name: 'chunks with GET',
    bytes: `GET / HTTP/1.1\r\n${host}${chunked}\r\n\r\n0\r\n\r\n`,
    answers: [200],
    after: 'answered',
  },
  { name: 'bare LF for line ends', bytes: get('/').replaceAll('\r\n', '\n'), answers: [200], after: 'answered' },
  { name: 'a bare CR in a header', bytes: get('/', 'X: a\rContent-Length: 5\r\n'), answers: [400], after: 'closed' },
  { name: 'NUL in a header', bytes: get('/', 'X: a\0b\r\n'), answers: [400], after: 'closed' },
  { name: 'NUL in the address', bytes: get('/\0'), answers: [400], after: 'closed' },
  { name: 'NUL in the address, encoded', bytes: get('/%00'), answers: [400], after: 'closed' },
  { name: 'a header of 20 kB', bytes: get('/', `X: ${'a'.repeat(20_000)}\r\n`), answers: [400], after: 'closed' },
  {
    name: '1,000 headers of 30 bytes',
    bytes: get('/', 'X-1234: 12345678901234567890\r\n'.repeat(1000)),
    answers: [400],
    after: 'closed',
  },
  { name: 'an address of 20 kB', bytes: get(`/${'a'.repeat(20_000)}`), answers: [414], after: 'closed' },
  { name: 'no Host', bytes: 'GET / HTTP/1.1\r\n\r\n', answers: [400], after: 'closed' },
  { name: 'two Hosts', bytes: get('/', 'Host: other.example\r\n'), answers: [400], after: 'closed' },
  { name: 'a Host with a slash', bytes: 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', answers: [400], after: 'closed' },
  { name: 'the absolute form', bytes: get('http://other.example/'), answers: [200], after: 'answered' },
  { name: '//', bytes: get('//'), answers: [200], after: 'answered' },
  { name: '//other.example/', bytes: get('//other.example/'), answers: [301], after: 'answered' },
  { name: '/.//other.example/', bytes: get('/.//other.example/'), answers: [301], after: 'answered' },
  { name: '/..', bytes: get('/..'), answers: [400], after: 'closed' },
  { name: '/static/../../etc/passwd', bytes: get('/static/../../etc/passwd'), answers: [400], after: 'closed' },
  { name: '/%2e%2e/nginx/nginx.conf', bytes: get('/%2e%2e/nginx/nginx.conf'), answers: [400], after: 'closed' },
  { name: '/..%2fnginx/nginx.conf', bytes: get('/..%2fnginx/nginx.conf'), answers: [400], after: 'closed' },
  { name: '/..\\nginx', bytes: get('/..\\nginx'), answers: [404], after: 'answered' },
  { name: 'an escape that is none', bytes: get('/%zz'), answers: [400], after: 'closed' },
  { name: 'a space in the address', bytes: get('/a b'), answers: [400], after: 'closed' },
  { name: 'CONNECT', bytes: `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`, answers: [400], after: 'closed' },
  { name: 'TRACE', bytes: `TRACE / HTTP/1.1\r\n${host}\r\n`, answers: [405], after: 'closed' },
  { name: 'a method in small letters', bytes: `get / HTTP/1.1\r\n${host}\r\n`, answers: [400], after: 'closed' },
  { name: 'HTTP/9.9', bytes: `GET / HTTP/9.9\r\n${host}\r\n`, answers: [505], after: 'closed' },
  { name: 'HTTP/0.9', bytes: 'GET /\r\n', answers: [], after: 'closed' },
  { name: 'no HTTP at all', bytes: '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', answers: [400], after: 'closed' },
];

const follower = get('/robots.txt');
const robots = readFileSync('dist/robots.txt', 'latin1');

/** Sends a case on one connection, then another request. @returns what was wrong with the answers, if anything */
const send = async (port: number, { bytes, answers, after }: Case): Promise<string> => {
  const connection = await connectRaw({ port, secure: port === ports.secure });
  connection.send(bytes);
  await connection.settled(150);
  connection.send(follower);
  await connection.settled(150);
  const seen = answersIn(connection.received());
  const closed = connection.closed();
  connection.end();
  const statuses = seen.answers.map(({ status }) => status);
  const expected = after === 'answered' ? [...answers, 200] : answers;
  if (String(statuses) !== String(expected)) return `answers ${statuses} in place of ${expected}`;
  if (after === 'closed' && !closed) return 'the connection stays open';
  if (after === 'answered' && seen.answers.at(-1)?.body !== robots) return 'the next request got an answer not its own';
  if (seen.answers.some((one) => /^location: (?!\/[^/])/im.test(one.headers))) return 'leads to another host';
  return '';
};

/** Stands before nginx and drops a header that nginx goes by, as a careless proxy does. */
const dropTransferEncoding = async () => {
  const proxy = net.createServer((client) => {
    const server = net.connect(ports.plain, '127.0.0.1');
    client.on('data', (data) =>
      server.write(data.toString('latin1').replace(/Transfer-Encoding:.*\r\n/g, ''), 'latin1'),
    );
    server.pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(ports.proxy, '127.0.0.1', resolve));
  return proxy;
};

export const malformed: Row = {
  id: 'malformed',
  title: 'A malformed request gets its own answer or none, and never touches the next request on its connection.',
  tries: `${cases.length} of them (request smuggling, odd line ends, NUL, oversized headers, paths out of the site, odd methods and versions), over HTTP/1.1 and TLS each; after each, the same connection asks for robots.txt, and must get just that or be closed`,
  sabotage: 'a proxy in front of nginx drops `Transfer-Encoding`, so that a body is taken for the next request',
  run: (sabotaged) =>
    withServedSite({}, async () => {
      const proxy = sabotaged ? await dropTransferEncoding() : undefined;
      const wrong: string[] = [];
      for (const one of cases) {
        for (const port of sabotaged ? [ports.proxy] : [ports.plain, ports.secure]) {
          const fault = await send(port, one);
          if (fault) wrong.push(`${one.name}: ${fault}`);
        }
      }
      proxy?.close();
      const all = cases.length * (sabotaged ? 1 : 2);
      if (process.env.VERBOSE) console.log(wrong.join('\n'));
      const example = wrong.length > 0 ? ` (${wrong[0]})` : '';
      return { passed: wrong.length === 0, result: `${all - wrong.length} of ${all} as expected${example}` };
    }),
};
