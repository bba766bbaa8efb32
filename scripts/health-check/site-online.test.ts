import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { daysLeft } from './site-online';

test('a server that accepts and says nothing has no certificate, and is not waited for without end', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await daysLeft(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, 100)).toBe(0);
  server.close();
});
