import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, connectHttp2, transports } from '../client';
import { connectRaw, type RawConnection } from '../raw-connection';
import type { Row } from '../row';
import { conf, replaceIn, withServedSite } from '../served-site';

const slow = '127.0.0.2';
const perAddress = 100;
const inAll = 4000;
/** As the configuration allows on one connection. */
const streams = 64;

/** More than the buffers of both sides hold, so that nginx has to wait for the reader. */
const large = (home: string) => writeFileSync(path.join(home, 'current/site/large.bin'), Buffer.alloc(32_000_000));

/** The statuses of answers, counted. */
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

/** Asks for a large file and reads only its beginning, as often as it is told. */
const slowReaders = async (secure: boolean, number: number) => {
  const connections: RawConnection[] = [];
  for (let index = 0; index < number; index += 1) {
    const connection = await connectRaw({ secure, localAddress: slow });
    connection.send('GET /large.bin HTTP/1.1\r\nHost: example.com\r\n\r\n');
    connection.readHeadersOnly();
    connections.push(connection);
  }
  await Promise.all(connections.map((one) => one.settled(700)));
  const statuses = connections.map((one) => Number(one.received().toString('latin1', 9, 12)));
  return { statuses, end: () => connections.map((one) => one.end()) };
};

/** Asks for a page on many streams and takes not one byte of it. */
const blockedStreams = async (addresses: readonly string[], each: number) => {
  const statuses: number[] = [];
  const sessions = addresses.flatMap((address) =>
    Array.from({ length: Math.ceil(each / streams) }, (_, index) => {
      const session = connectHttp2(address, { initialWindowSize: 0 });
      session.on('error', () => {});
      const left = Math.min(streams, each - index * streams);
      for (let stream = 0; stream < left; stream += 1) {
        const request = session.request({ ':path': '/' }, { endStream: true });
        request.on('response', ({ ':status': status = 0 }) => statuses.push(status)).on('error', () => {});
      }
      return session;
    }),
  );
  for (let tries = 0; tries < 50 && statuses.length < addresses.length * each; tries += 1) {
    await pause(100);
    // nginx keeps headers back until data follows them, or it answers something else on the connection.
    for (const session of sessions) if (!session.destroyed) session.ping(() => {});
  }
  return { statuses: [...statuses], end: () => sessions.map((session) => session.destroy()) };
};

/** How long somebody else waits for the landing page, over all transports; infinite without a right answer. */
const slowestVisit = async () => {
  const times: number[] = [];
  for (const transport of transports) {
    const start = performance.now();
    const { status } = await ask(transport, '/').catch(() => ({ status: 0 }));
    times.push(status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY);
  }
  return Math.ceil(Math.max(...times));
};

export const slowReadersRow: Row = {
  id: 'slow-readers',
  title: `One address has ${perAddress} answers under way at most; others are served meanwhile.`,
  tries: `150 requests at once from one address, none of which is read, over HTTP/1.1, TLS and HTTP/2 each; then the landing page is asked for from another address (at most 1 s)`,
  sabotage: 'the limit for an address is taken out',
  run: (sabotaged) => {
    const prepare = (home: string) => {
      large(home);
      if (sabotaged) replaceIn(home, conf, `limit_conn address ${perAddress};`, '');
    };
    return withServedSite({ prepare }, async () => {
      const results: string[] = [];
      let passed = true;
      for (const transport of transports) {
        const readers =
          transport === 'HTTP/2' ? await blockedStreams([slow], 150) : await slowReaders(transport !== 'HTTP/1.1', 150);
        const waited = await slowestVisit();
        readers.end();
        await pause(500);
        const [served, refused] = [count(readers.statuses, 200), count(readers.statuses, 429)];
        passed &&= served === perAddress && refused === 150 - perAddress && waited < 1000;
        results.push(`${transport}: ${served} served, ${refused} refused, the visitor waited ${waited} ms`);
      }
      return { passed, result: results.join('; ') };
    });
  },
};

export const limitForAll: Row = {
  id: 'limit-for-all',
  title: `At most ${inAll} answers are under way in all; what is more is refused at once, and served again when there is room.`,
  tries:
    '50 addresses ask for 100 pages each over HTTP/2 and take no byte of them; then they leave and a visitor comes (at most 1 s)',
  sabotage: 'the limit for all is taken out',
  run: (sabotaged) =>
    withServedSite(
      { prepare: sabotaged && ((home) => replaceIn(home, conf, `limit_conn all ${inAll};`, '')) },
      async () => {
        const addresses = Array.from({ length: 50 }, (_, index) => `127.0.1.${index + 1}`);
        const readers = await blockedStreams(addresses, perAddress);
        readers.end();
        await pause(500);
        const waited = await slowestVisit();
        const [served, refused] = [count(readers.statuses, 200), count(readers.statuses, 429)];
        return {
          passed: served === inAll && refused === 1000 && waited < 1000,
          result: `${served} served, ${refused} refused, the visitor waited ${waited} ms`,
        };
      },
    ),
};

export const timeouts: Row = {
  id: 'timeouts',
  title: 'Who is too slow is let go: with the headers of a request, with a body, with reading, with the next request.',
  tries:
    'over HTTP/1.1 and TLS each: 20 send a byte of a header each second, 20 half a body, 20 read nothing, 20 ask for nothing more; HTTP/2: 20 streams read nothing. They must be let go within 14, 9, 16, 34 and 16 s',
  sabotage: 'each of the timeouts is 10 minutes',
  run: (sabotaged) => {
    const prepare = (home: string) => {
      large(home);
      if (!sabotaged) return;
      for (const [name, time] of [
        ['client_header_timeout', '10s'],
        ['lingering_time', '5s'],
        ['lingering_timeout', '2s'],
        ['send_timeout', '10s'],
        ['keepalive_timeout', '30s'],
      ]) {
        replaceIn(home, conf, `  ${name} ${time};`, `  ${name} 10m;`);
      }
    };
    return withServedSite({ prepare }, async () => {
      const kinds = [true, false].flatMap((secure) => [
        letGo(secure, 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 14, 'y'),
        letGo(secure, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n', 9),
        letGo(secure, 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n', 16, '', true),
        letGo(secure, 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n', 34),
      ]);
      const found = await Promise.all([...kinds, streamsLetGo(16)]);
      const all = found.length * 20;
      const gone = found.reduce((sum, number) => sum + number, 0);
      return { passed: gone === all, result: `${gone} of ${all} let go in time` };
    });
  },
};

/** Opens twenty connections that send `bytes`, then `drop` each second. @returns how many were closed within `seconds` */
const letGo = async (secure: boolean, bytes: string, seconds: number, drop = '', unread = false) => {
  const connections = await Promise.all(
    Array.from({ length: 20 }, () => connectRaw({ secure, localAddress: '127.0.0.3' })),
  );
  for (const connection of connections) {
    connection.send(bytes);
    if (unread) connection.readHeadersOnly();
  }
  for (let second = 0; second < seconds && !connections.every((one) => one.closed()); second += 1) {
    await pause(1000);
    for (const connection of connections) if (drop) connection.send(drop);
  }
  // A socket that nobody reads only says that it is closed when it is read on.
  for (const connection of connections) connection.readOn();
  await Promise.all(connections.map((one) => one.settled(300)));
  const closed = connections.filter((one) => one.closed()).length;
  for (const connection of connections) connection.end();
  return closed;
};

const streamsLetGo = async (seconds: number) => {
  const session = connectHttp2('127.0.0.4', { initialWindowSize: 0 });
  session.on('error', () => {});
  let ended = 0;
  for (let stream = 0; stream < 20; stream += 1) {
    const request = session.request({ ':path': '/' }, { endStream: true });
    request
      .on('error', () => {})
      .on('close', () => {
        ended += 1;
      });
  }
  await pause(seconds * 1000);
  const inTime = ended;
  session.destroy();
  return inTime;
};
