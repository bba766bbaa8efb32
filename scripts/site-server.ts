import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

/** One part of a file `_headers`: what is sent with the addresses that its pattern matches. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** Reads a file `_headers` (https://docs.netlify.com/manage/routing/headers/): patterns, and below each its headers. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
};

/** The headers that rules give an address; two values of one header are joined, as hosts do. */
export const headersFor = (rules: readonly HeaderRule[], address: string): Record<string, string> => {
  const matches = ({ pattern }: HeaderRule) =>
    new RegExp(`^${pattern.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*')}$`).test(address);
  const joined = new Headers(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
  return Object.fromEntries(joined);
};

/**
 * The address that the first line of a request asks for.
 * @returns undefined for what is no address, such as `http://[`, `/%` or `/%00`
 */
const requestedUrl = (target = ''): URL | undefined => {
  try {
    // Two slashes first would name another host.
    const url = new URL(target.replace(/^[/\\]+/, '/'), 'http://localhost');
    return decodeURIComponent(url.pathname).includes('\0') ? undefined : url;
  } catch {
    return undefined;
  }
};

/** As small as hosts send texts. */
const compress = compression({ threshold: 0, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });

/**
 * Serves a built site as its hosts do: clean addresses without a trailing slash, the headers of its `_headers`, texts
 * compressed, and its 404 page with its status. Files are read anew for each request. For this machine alone: listen on
 * `localhost`.
 * @param root the folder that `npm run build` wrote
 * @throws if there is no built site in it
 */
export const createSiteServer = (root = path.resolve('dist')): Server => {
  const notFoundPage = path.join(root, '404.html');
  if (!existsSync(notFoundPage)) throw new Error(`No built site in ${root}. Run "npm run build" first.`);
  const headersOf = (address: string) =>
    headersFor(parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8')), address);
  const serve = sirv(root, {
    dev: true,
    etag: true,
    setHeaders: (response, address) => {
      for (const [name, value] of Object.entries(headersOf(address))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const url = requestedUrl(request.url);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = url;
    const clean = pathname.replace(/\/(?:index(?:\.html)?)?$|(?<!\/404)\.html$/, '') || '/';
    if (clean !== pathname) {
      response.writeHead(301, { ...headersOf(pathname), Location: clean + search }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { ...headersOf(pathname), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(notFoundPage));
    };
    // No host serves the file that it reads the headers from.
    const answer = () => (pathname === '/_headers' ? notFound() : serve(request, response, notFound));
    compress(...([request, response, answer] as Parameters<typeof compress>));
  });
};

if (require.main === module) {
  const port = Number(process.env.PORT ?? 9000);
  createSiteServer().listen(port, 'localhost', () => {
    console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
  });
}
