import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { ports } from '../ports';
import { answersIn, connectRaw } from '../raw-connection';
import type { Row } from '../row';
import { replaceIn, withServedSite } from '../served-site';

/** The owner's files as deploy/etc has them, at ports that need no root, and a challenge as certbot writes it. */
const asOwner = (home: string) => {
  const certificate = path.join(home, 'etc');
  for (const file of ['listen.conf', 'servers.conf']) {
    const text = readFileSync(path.resolve('deploy/etc', file), 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll(/listen (80|443)/g, (_, port) => `listen 127.0.0.1:${port === '80' ? ports.port80 : ports.secure}`)
      .replaceAll('/srv/site/etc', certificate);
    writeFileSync(path.join(home, 'etc', file), text);
  }
  // So that the one who waits for the start gets an answer.
  const extra = `server { listen 127.0.0.1:${ports.plain}; return 200; }\n`;
  writeFileSync(path.join(home, 'etc/servers.conf.test'), extra);
  const folder = path.join(home, 'acme/.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'token'), 'token.thumbprint');
};

/** Asks at port 80. @returns the status, and where it leads or what it says; "no answer" if it is closed */
const plain = async (request: string): Promise<string> => {
  const connection = await connectRaw({ port: ports.port80 });
  connection.send(request);
  await connection.settled(200);
  const [answer] = answersIn(connection.received()).answers;
  connection.end();
  if (!answer) return connection.closed() ? 'no answer' : 'nothing';
  const [, location] = answer.headers.match(/^location: (.*)$/im) ?? [];
  return `${answer.status} ${(location ?? (answer.status === 200 ? answer.body : '')).trim()}`.trim();
};

const get = (host: string, target: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

/** Asks over TLS under a name. @returns the status and where it leads; "no answer" if there is no connection */
const secure = (servername: string, host: string, target: string) =>
  new Promise<string>((resolve) => {
    const options = {
      host: '127.0.0.1',
      port: ports.secure,
      path: target,
      servername,
      headers: { host },
      agent: false,
      rejectUnauthorized: false,
    };
    https
      .get(options, ({ statusCode, headers }) => resolve(`${statusCode} ${headers.location ?? ''}`.trim()))
      .on('error', () => resolve('no answer'));
  });

const asked: [string, () => Promise<string>, string][] = [
  ['http://example.com', () => plain(get('example.com', '/privacy?a=b')), '301 https://example.com/privacy?a=b'],
  ['http://www.example.com', () => plain(get('www.example.com', '/')), '301 https://www.example.com/'],
  ['a challenge', () => plain(get('example.com', '/.well-known/acme-challenge/token')), '200 token.thumbprint'],
  ['no such challenge', () => plain(get('example.com', '/.well-known/acme-challenge/other')), '404'],
  ['above the challenges', () => plain(get('example.com', '/.well-known/acme-challenge/../../../etc/key.pem')), '400'],
  ['http://other.example', () => plain(get('other.example', '/')), 'no answer'],
  ['an address for a name', () => plain(get('127.0.0.1', '/')), 'no answer'],
  ['no name', () => plain('GET / HTTP/1.0\r\n\r\n'), 'no answer'],
  ['https://example.com', () => secure('example.com', 'example.com', '/privacy'), '200'],
  [
    'https://www.example.com',
    () => secure('www.example.com', 'www.example.com', '/privacy?a=b'),
    '301 https://example.com/privacy?a=b',
  ],
  ['https://other.example', () => secure('other.example', 'other.example', '/'), 'no answer'],
  ['TLS without a name', () => secure('', 'example.com', '/'), 'no answer'],
  ['TLS for us, a request for another', () => secure('example.com', 'other.example', '/'), 'no answer'],
];

export const hosts: Row = {
  id: 'hosts',
  title: 'Port 80 leads to TLS, `www.` to the bare name; challenges are answered; other names get no answer.',
  tries: `${asked.length} requests to the servers of deploy/etc, in plain text and over TLS`,
  sabotage: 'the server for other names is taken out',
  run: (sabotaged) => {
    const prepare = (home: string) => {
      asOwner(home);
      if (!sabotaged) return;
      replaceIn(home, 'etc/servers.conf', ' default_server', '');
      replaceIn(
        home,
        'etc/servers.conf',
        'ssl_reject_handshake on;',
        'server_name nobody.example;\n  ssl_reject_handshake on;',
      );
    };
    return withServedSite({ prepare }, async () => {
      const wrong: string[] = [];
      for (const [name, ask, expected] of asked) {
        const found = await ask();
        if (found !== expected) wrong.push(`${name}: ${found} in place of ${expected}`);
      }
      const right = asked.length - wrong.length;
      return {
        passed: wrong.length === 0,
        result: `${right} of ${asked.length} as expected${wrong.length > 0 ? ` (${wrong.join('; ')})` : ''}`,
      };
    });
  },
};
