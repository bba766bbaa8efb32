import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { startNginx } from '../../../scripts/serve-nginx';
import { addressOf } from './test';

/** A port of this machine that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  const { port } = new URL(await addressOf(server));
  server.close();
  await once(server, 'close');
  return Number(port);
};

/**
 * Starts nginx on a built site, as the owner's server does.
 * @returns its port, its folder, the environment of `deploy/release.sh`, how to ask it, and how to stop it
 */
export const serveWithNginx = async (dist?: string) => {
  const port = await freePort();
  const { home, env, server } = startNginx(port, dist);
  // No connection is kept: nginx counts the new ones after a release.
  const agent = new Agent({ keepAlive: false });
  /** Asks for a path as it is written, where `fetch` would tidy it. */
  const ask = async (path: string, { headers, ...options }: RequestOptions = {}) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      agent,
      ...options,
      headers: { Host: 'localhost', ...headers },
    });
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(home, { recursive: true });
  };
  const status = () =>
    ask('/')
      .then((answer) => answer.status)
      .catch(String);
  await expect.poll(status).toBe(200);
  return { port, home, env, ask, stop };
};
