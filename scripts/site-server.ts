import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

const base = 'http://localhost';

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml|javascript)|image\/svg)/;

/** Compressed texts, by how and what they are: they are compressed as well as a host has time to. */
const known = new Map<string, Buffer>();

const compressed = (text: Buffer, encoding: string): Buffer => {
  const key = encoding + createHash('sha256').update(text).digest('hex');
  const body = known.get(key) ?? (encoding === 'br' ? brotliCompressSync(text) : gzipSync(text));
  known.set(key, body);
  return body;
};

/** Has a response compress a text that is written to it, as hosts do. */
const compress = ({ headers: { 'accept-encoding': accepted = '' } }: IncomingMessage, response: ServerResponse) => {
  const encoding = /\b(br|gzip)\b/.exec(String(accepted))?.[1];
  const { writeHead, end } = response;
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    if (!encoding || status === 206 || !compressible.test(headers['Content-Type'] ?? ''))
      return writeHead.call(response, status, headers);
    const chunks: Buffer[] = [];
    response.write = ((chunk: Buffer) => chunks.push(chunk) > 0) as typeof response.write;
    response.end = ((chunk?: Buffer) => {
      const body = compressed(Buffer.concat(chunk ? [...chunks, chunk] : chunks), encoding);
      const sent = { ...headers, 'Content-Encoding': encoding, 'Content-Length': body.length, Vary: 'Accept-Encoding' };
      response.write = Object.getPrototypeOf(response).write;
      writeHead.call(response, status, sent);
      return end.call(response, body, 'utf8');
    }) as typeof response.end;
    return response;
  }) as typeof response.writeHead;
};

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
    const { method = '', url = '' } = request;
    if (!['GET', 'HEAD'].includes(method)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { host, pathname, search } = URL.canParse(url, base)
      ? new URL(url, base)
      : { host: '', pathname: '', search: '' };
    // No path of a page (RFC 9112, 3.2.1): a redirect could be made of it that leads to another host.
    if (!url.startsWith('/') || host !== new URL(base).host || pathname.includes('//')) {
      response.writeHead(400).end();
      return;
    }
    const clean = pathname.replace(/\/(?:index(?:\.html)?)?$|(?<!\/404)\.html$/, '') || '/';
    if (clean !== pathname) {
      response.writeHead(301, { ...headersOf(pathname), Location: clean + search }).end();
      return;
    }
    compress(request, response);
    const notFound = () => {
      response.writeHead(404, { ...headersOf(pathname), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(method === 'HEAD' ? undefined : readFileSync(notFoundPage));
    };
    // No host serves the file that it reads the headers from.
    if (pathname === '/_headers') notFound();
    else serve(request, response, notFound);
  });
};
