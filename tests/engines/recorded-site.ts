import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The first script of a page. WebKit's driver hands no console out, so pages keep what they say. */
const record = () => {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const name of ['warn', 'error'] as const)
    console[name] = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  const onError = ({ message, target }: ErrorEvent) =>
    complaints.push(
      message ?? `Failed to load ${(target as HTMLImageElement).src ?? (target as HTMLElement).outerHTML}`,
    );
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
};

/** What a page has said: warnings, errors, what its policy refused and what did not load. Runs in the page. */
export const complaintsOf = (): string[] => (window as unknown as { complaints: string[] }).complaints;

/** Serves a site with a recorder at the beginning of each page, which the page's policy allows as a file of the site. */
export const serveRecorded = async (origin: string) => {
  const server = createServer(async (request, response) => {
    if (request.url === '/recorder.js') {
      response.setHeader('Content-Type', 'text/javascript').end(`(${record})()`);
      return;
    }
    const answer = await fetch(origin + request.url, { redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    // It is meant for https alone.
    delete headers['strict-transport-security'];
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    const page = isPage ? body.toString().replace('<head>', '<head><script src="/recorder.js"></script>') : body;
    response.writeHead(answer.status, headers).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
};
