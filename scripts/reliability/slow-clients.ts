import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, outcome } from './outcome';
import { rawRequest } from './raw-request';

const CLIENTS = 300;
const SECONDS = 14;

const page = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/**
 * Clients that send a header's letter each half second and never end it: visitors must not notice
 * them, and the server must get rid of them.
 */
export const slowClients = async (port: number): Promise<Outcome[]> => {
  const open = new Set<Socket>();
  for (let index = 0; index < CLIENTS; index += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX-Slow: '));
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.resume();
  }
  const faults: string[] = [];
  let asked = 0;
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ) {
    for (const socket of open) socket.write('a');
    const start = performance.now();
    const { status } = await rawRequest(port, page);
    asked += 1;
    if (status !== 200) faults.push(`status ${status}`);
    if (performance.now() - start > 1000) faults.push('a visitor waited for more than a second');
    await sleep(500);
  }
  const left = [...open].map(() => 'a slow client is still connected');
  for (const socket of open) socket.destroy();
  return [
    outcome('visitors among slow clients', asked, faults, `${CLIENTS} clients that send two letters a second`),
    outcome('slow clients sent away', CLIENTS, left, `within ${SECONDS} seconds`),
  ];
};
