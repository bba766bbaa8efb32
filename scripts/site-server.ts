import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as production does: clean addresses without a trailing slash, pre-compressed
 * files where there are any, and the site's own 404 page with its status.
 * @param root the folder that `gatsby build` wrote
 * @throws if there is no built site in it
 */
export const createSiteServer = (root = path.resolve('public')): Server => {
  const notFoundFile = path.join(root, '404.html');
  if (!existsSync(notFoundFile)) throw new Error(`No built site in ${root}. Run "npm run build" first.`);
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const hashed = /^\/static\/|-[0-9a-f]{20}\.(js|css)$|\.[0-9a-f]{20}\.css$/.test(pathname);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const clean = pathname.replace(/\/(index\.html)?$/, '') || '/';
    if (clean !== pathname) {
      response.writeHead(301, { Location: clean + search }).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(notFoundFile));
    });
  });
};
