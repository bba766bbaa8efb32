import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

/** One part of a file `_headers`: the headers of the paths that the pattern matches. */
type HeaderRule = { pattern: string; headers: Record<string, string> };

/** Reads a file `_headers` (https://docs.netlify.com/manage/routing/headers/): patterns, each followed by its headers. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
};

/** The headers that the rules give to a path. Two values of one header are joined, as hosts do. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Record<string, string> => {
  const matches = ({ pattern }: HeaderRule) =>
    new RegExp(`^${pattern.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*')}$`).test(pathname);
  const joined = new Headers(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
  return Object.fromEntries(joined);
};

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Compresses texts about as small as hosts do. Its own types are those of Express, which is not used here. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
}) as Handler;

/**
 * Serves a built site as hosts do: one path for each page (`/privacy`), the headers of `_headers`, texts compressed, and
 * the 404 page with its status. Files are read anew for each request. Not made for the open internet: listen on `localhost`.
 * @param root the folder that `npm run build` wrote
 * @throws if there is no built site in the folder
 */
export const createSiteServer = (root = path.resolve('dist')): Server => {
  const notFoundPage = path.join(root, '404.html');
  if (!existsSync(notFoundPage)) throw new Error(`No built site in ${root}. Run "npm run build" first.`);
  const headersOf = (pathname: string) =>
    headersFor(parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8')), pathname);
  const serve = sirv(root, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const clean = pathname.replace(/\/(?:index(?:\.html)?)?$|(?<!\/404)\.html$/, '') || '/';
    if (clean !== pathname) {
      response.writeHead(301, { ...headersOf(pathname), Location: clean + search }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { ...headersOf(pathname), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(notFoundPage));
    };
    // No host serves `_headers` itself.
    compress(request, response, () => (pathname === '/_headers' ? notFound() : serve(request, response, notFound)));
  });
};

if (require.main === module) {
  const port = Number(process.env.PORT ?? 9000);
  createSiteServer().listen(port, 'localhost', () => {
    console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
  });
}
