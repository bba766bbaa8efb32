/**
 * Run by the row "crowd" in a network of its own, where the packet filter may be set: more connections from one
 * address than nginx has places, each with half a request, and a visitor from another one. Prints what was seen as JSON.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, transports } from './client';
import { ports } from './ports';
import { connectRaw, type RawConnection } from './raw-connection';
import { conf, replaceIn, withServedSite } from './served-site';

const filtered = process.argv[2] === 'filtered';
const workers = 2;
const places = workers * 4096;
const crowd = places + 1000;

const setFilter = () => {
  const rules = readFileSync('deploy/nftables/connections.nft', 'utf8');
  const input = rules.replaceAll('{ 80, 443 }', `{ ${ports.plain}, ${ports.secure} }`);
  execFileSync('nft', ['--file', '-'], { input });
};

const comeIn = async (secure: boolean, number: number) => {
  const inside: RawConnection[] = [];
  for (let come = 0; come < number; come += 50) {
    const batch = Array.from({ length: Math.min(50, number - come) }, async () => {
      const connection = await connectRaw({ secure, localAddress: '127.0.0.2' });
      connection.send('GET / HTTP/1.1\r\nHost: a\r\nX: ');
      inside.push(connection);
    });
    const within = pause(500);
    await Promise.race([Promise.allSettled(batch), within]);
  }
  return inside;
};

const visit = async () => {
  const times: number[] = [];
  for (const transport of transports) {
    const start = Date.now();
    const { status } = await ask(transport, '/').catch(() => ({ status: 0 }));
    times.push(status === 200 ? Date.now() - start : Number.POSITIVE_INFINITY);
  }
  return Math.max(...times);
};

const main = async () => {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const prepare = (home: string) => replaceIn(home, conf, 'worker_processes auto;', `worker_processes ${workers};`);
  await withServedSite({ prepare }, async () => {
    if (filtered) setFilter();
    const inside = [...(await comeIn(false, crowd - 200)), ...(await comeIn(true, 200))];
    const waited = await visit();
    for (const connection of inside) connection.end();
    console.log(JSON.stringify({ crowd, places, inside: inside.length, waited }));
  });
  process.exit();
};

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
