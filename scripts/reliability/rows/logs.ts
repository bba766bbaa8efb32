import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { filesBelow } from '../../../src/content/files-below';
import { ask, connectHttp2, transports } from '../client';
import { ports } from '../ports';
import { connectRaw } from '../raw-connection';
import type { Row } from '../row';
import { conf, replaceIn, type ServedSite, withServedSite } from '../served-site';

const visitor = '127.77.66.55';
const secret = '/what-nobody-may-know';

/** Makes nginx refuse a visitor in each of the ways it knows. */
const provoke = async () => {
  for (const transport of transports) {
    await ask(transport, secret, { localAddress: visitor });
    await ask(transport, `${secret}%00`, { localAddress: visitor }).catch(() => {});
    await ask(transport, '/', { method: 'POST', localAddress: visitor });
    await ask(transport, '/robots.txt/', { localAddress: visitor });
    await ask(transport, '/unreadable.txt', { localAddress: visitor });
    await ask(transport, '/', { localAddress: visitor, headers: { 'X-Large': 'x'.repeat(20_000) } }).catch(() => {});
  }
  const lines = [
    `GET ${secret} HTTP/1.1\r\n\r\n`,
    `GET ${secret} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n`,
    `GET ${secret} HTTP/1.1\r\nHost: a\r\nX: half of a header`,
    `POST ${secret} HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\n\r\n`,
    '\0\x01\x02\r\n\r\n',
  ];
  const slow = [];
  for (const secure of [false, true]) {
    for (const line of lines) {
      const connection = await connectRaw({ secure, localAddress: visitor });
      connection.send(line);
      slow.push(connection);
    }
  }
  // Plain text where TLS is spoken, and a protocol that TLS has not.
  const plain = await connectRaw({ port: ports.secure, localAddress: visitor });
  plain.send(`GET ${secret} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await connectRaw({ secure: true, alpn: 'nonsense', localAddress: visitor }).catch(() => {});
  const sessions = [1, 2].map(() => connectHttp2(visitor, { initialWindowSize: 0 }));
  for (const session of sessions) {
    session.on('error', () => {});
    for (let stream = 0; stream < 64; stream += 1)
      session.request({ ':path': secret }, { endStream: true }).on('error', () => {});
  }
  // Those who are slow are let go after ten seconds.
  await pause(12_000);
  for (const connection of [...slow, plain]) connection.end();
  for (const session of sessions) session.destroy();
};

/** All that nginx wrote anywhere: to the terminal, below its home, into Debian's folder of logs. */
const written = (site: ServedSite) => {
  const files = ['/var/log/nginx', path.join(site.home, 'run'), path.join(site.home, 'etc')].flatMap((folder) => {
    try {
      return filesBelow(folder).map((file) => path.join(folder, file));
    } catch {
      return [];
    }
  });
  return [site.output(), ...files.map((file) => readFileSync(file, 'latin1'))].join('\n');
};

export const logs: Row = {
  id: 'logs',
  title: 'No address of a visitor, and no address asked for, is written anywhere.',
  tries:
    'a visitor is refused in some thirty ways (not found, malformed, too large, too slow, too many, no TLS), over HTTP/1.1, TLS and HTTP/2, and nginx is ended; all that it wrote is searched: its terminal, its home, /var/log/nginx',
  sabotage: "the line that sends requests' errors nowhere is taken out",
  run: (sabotaged) => {
    const prepare = (home: string) => {
      writeFileSync(path.join(home, 'current/site/unreadable.txt'), '', { mode: 0 });
      if (sabotaged) replaceIn(home, conf, 'error_log /dev/null emerg;', '');
    };
    return withServedSite({ prepare }, async (site) => {
      await provoke();
      await site.stop();
      const lines = written(site)
        .split('\n')
        .filter((line) => line.includes(visitor) || line.includes(secret));
      return { passed: lines.length === 0, result: `${lines.length} lines name the visitor` };
    });
  },
};
