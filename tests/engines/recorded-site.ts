import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../scripts/site-server';
import { filesBelow } from '../../src/content/list-files';
import { addressOf } from '../site/support/test';

/** The first script of a page. WebKit's driver does not report the console, so each page keeps what it says. */
const record = () => {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const name of ['warn', 'error'] as const)
    console[name] = (...texts: unknown[]) => void messages.push(texts.map(String).join(' '));
  const onError = ({ message, target }: ErrorEvent) =>
    messages.push(message ?? `Failed to load ${(target as HTMLImageElement).src ?? (target as HTMLElement).outerHTML}`);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    messages.push(`${violatedDirective} refuses ${blockedURI}`),
  );
};

/** What a page has said: warnings, errors, what its policy refused and what did not load. Runs in the page. */
export const recordedMessages = (): string[] => (window as unknown as { messages: string[] }).messages;

/** Serves a copy of the built site in which each page begins with the recorder. */
export const serveRecorded = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-site-'));
  cpSync('dist', folder, { recursive: true });
  writeFileSync(path.join(folder, 'recorder.js'), `(${record})()`);
  for (const name of filesBelow(folder).filter((one) => one.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  const server = createSiteServer(folder).listen(0, 'localhost');
  const close = () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { origin: await addressOf(server), close };
};
