import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { htmlFiles } from '../../src/finish/html-files';
import { releaseAddress } from '../../src/finish/nginx';
import { type Answer, addressOf, differencesFrom } from '../served-file';
import { releaseFolder } from './home';

/** Where a server on this machine can be asked. */
type Listener = { tls: boolean; host: string; port: number; name: string };

/**
 * Reads the first `listen` and `server_name` of a home's `etc/listen.conf`.
 * @throws if there is no `listen`
 */
export const listenerIn = (configuration: string): Listener => {
  const directives = configuration.replace(/#.*/g, '');
  const [, value = ''] = directives.match(/\blisten\s+([^;]+);/) ?? [];
  const [address = '', ...options] = value.split(/\s+/);
  const [, host, port] = address.match(/^(?:(\[.+\]|[^:]+):)?(\d+)$/) ?? [];
  if (!port) throw new Error('etc/listen.conf has no "listen" with a port.');
  const [, name] = directives.match(/\bserver_name\s+([^\s;]+)/) ?? [];
  const anywhere = !host || ['*', '0.0.0.0'].includes(host);
  const local = host === '[::]' ? '::1' : host?.replace(/^\[|\]$/g, '');
  return {
    tls: options.includes('ssl'),
    host: anywhere ? '127.0.0.1' : (local ?? ''),
    port: Number(port),
    name: name ?? 'localhost',
  };
};

const listenerOf = (home: string) => listenerIn(readFileSync(path.join(home, 'etc/listen.conf'), 'utf8'));

/** Asks on a connection of its own, which a new worker may get. The certificate is for visitors, not for this. */
const ask = async ({ tls, host, port, name }: Listener, address: string): Promise<Answer> => {
  const options = {
    ...{ host, port, path: address, agent: false as const, timeout: 2000, headers: { Host: name } },
    ...(tls && { servername: name, rejectUnauthorized: false }),
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (tls ? https : http).get(options, resolve);
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`no answer from ${host}:${port}`)));
  });
  const header = (name: string) => response.headers[name.toLowerCase()]?.toString();
  return { status: response.statusCode, header, body: await text(response) };
};

/** The release that nginx says it serves; undefined if it does not say. */
export const servedRelease = async (home: string): Promise<string | undefined> => {
  try {
    const { status, body } = await ask(listenerOf(home), releaseAddress);
    return status === 200 ? body.trim() : undefined;
  } catch {
    return undefined;
  }
};

/** Compares each page of a release, with its headers, to what nginx sends. @throws naming the first difference */
const comparePages = async (home: string, name: string): Promise<void> => {
  const listener = listenerOf(home);
  const site = path.join(releaseFolder(home, name), 'site');
  const differencesOf = differencesFrom(site);
  for (const file of htmlFiles(site)) {
    const address = addressOf(file);
    const [difference] = differencesOf(file, address, await ask(listener, address));
    if (difference) throw new Error(difference);
  }
};

/**
 * Waits until nginx serves a release: each page, with its headers.
 * @throws what is wrong if it does not within some seconds
 */
export const requireService = async (home: string, name: string, seconds = 5): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      const served = await servedRelease(home);
      if (served !== name) throw new Error(`nginx serves ${served ? `the release ${served}` : 'no release'}.`);
      await comparePages(home, name);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      // The workers with the former configuration may still answer.
      await pause(50);
    }
  }
};
