import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from './support/test';

const outerAddresses = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
);

test('`npm run serve` answers this machine alone', async ({ baseURL }) => {
  test.skip(outerAddresses.length === 0, 'This machine is in no network.');
  for (const host of outerAddresses) {
    const socket = connect(Number(new URL(baseURL ?? '').port), host);
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => 'connected'),
      once(socket, 'error').then(([error]) => (error as NodeJS.ErrnoException).code),
    ]).catch((error: NodeJS.ErrnoException) => error.code);
    socket.destroy();
    expect(outcome).toBe('ECONNREFUSED');
  }
});
