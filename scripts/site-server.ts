import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, notFoundFile, pageAddress, revalidated } from '../src/finish/headers';
import { parseHeadersFile } from '../src/finish/headers-file';
import { readLocalRequest } from './local-request';

/**
 * Serves a built site as production does: clean addresses without a trailing slash, pre-compressed
 * files where there are any, the headers of its `_headers`, and its own 404 page with its status. For this machine
 * alone: listen on `localhost`.
 * @param root the folder that `npm run build` wrote
 * @throws if there is no built site in it
 */
export const createSiteServer = (root = path.resolve('dist')): Server => {
  const notFoundPage = path.join(root, notFoundFile);
  const headersFile = path.join(root, '_headers');
  for (const file of [notFoundPage, headersFile]) {
    if (!existsSync(file)) throw new Error(`No built site in ${root}. Run "npm run build" first.`);
  }
  const rules = parseHeadersFile(readFileSync(headersFile, 'utf8'));
  const headersOf = (address: string) => ({ 'Cache-Control': revalidated, ...headersFor(rules, address) });
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
    },
  });
  return createServer((request, response) => {
    const read = readLocalRequest(request);
    if (typeof read === 'number') {
      response.writeHead(read, read === 405 ? { Allow: 'GET, HEAD' } : {}).end();
      return;
    }
    const { pathname, search } = read;
    const clean = pathname.replace(/\/(index\.html)?$/, '') || '/';
    if (clean !== pathname) {
      response.writeHead(301, { Location: clean + search, ...headersOf(pathname) }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', ...headersOf(pageAddress(notFoundFile)) });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(notFoundPage));
    };
    // No host serves the file that it reads the headers from.
    if (pathname === '/_headers') notFound();
    else serve(request, response, notFound);
  });
};
