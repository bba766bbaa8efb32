import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startNginx, stopNginx, waitForPort } from '../nginx/process';
import { releaseSiteTo } from '../release/release-site';

/** A site's home of its own, with nginx in front of it. */
export type ServedHome = { home: string; port: number; start: () => Promise<ChildProcess>; stop: () => Promise<void> };

/** Publishes a built site into an empty home. */
export const makeServedHome = async (home: string, site: string, port: number, tls = false): Promise<ServedHome> => {
  rmSync(home, { recursive: true, force: true });
  await releaseSiteTo(home, site, { port, tls });
  let server: ChildProcess | undefined;
  return {
    home,
    port,
    start: async () => {
      server = startNginx(path.join(home, 'nginx'));
      await waitForPort(port, server);
      return server;
    },
    stop: async () => {
      if (server) await stopNginx(server);
    },
  };
};
