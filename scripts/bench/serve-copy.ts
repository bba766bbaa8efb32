import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { filesBelow } from '../../src/content/files-below';
import { compressFiles } from '../../src/finish/compress';
import { headersFor, linkHeader } from '../../src/finish/headers';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { makeCertificate } from '../release/certificate';

/** `HTTP/2` with TLS, as the site is served (deploy/etc/listen.conf) and as browsers speak it; `HTTP/1.1` without. */
export type Protocol = 'HTTP/2' | 'HTTP/1.1';

/** How soon a page can be there at all: as long as its one sentence takes. */
const oneSentence = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>1</title><p>Une phrase.</p></html>`;

/** The pages of a built site, by their files; the CMS is none. */
export const pagesIn = (dir: string): string[] =>
  filesBelow(dir).filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && !/^admin/.test(file));

/**
 * Serves a copy of the site, compressed, with its pages changed and with the page `/sentence`, but without the site's
 * security headers, with which Lighthouse does not come to an end; of its headers it sends only `Link`.
 * @returns where, and a function that ends it
 */
export const serveCopy = async (name: string, change: (html: string) => string, protocol: Protocol) => {
  const copy = path.resolve('node_modules/.cache/bench', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const page of pagesIn(copy))
    writeFileSync(path.join(copy, page), change(readFileSync(path.join(copy, page), 'utf8')));
  writeFileSync(path.join(copy, 'sentence.html'), oneSentence);
  await compressFiles(copy, filesBelow(copy));
  const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const answer = sirv(copy, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, address) => {
      const link = headersFor(rules, address)[linkHeader];
      if (link) response.setHeader(linkHeader, link);
    },
  });
  const server =
    protocol === 'HTTP/2' ? createSecureServer(certificateIn(copy), answer as never) : createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`,
    close: () => server.close(),
  };
};

const certificateIn = (dir: string) => {
  makeCertificate(dir);
  const read = (file: string) => readFileSync(path.join(dir, file));
  return { key: read('key.pem'), cert: read('certificate.pem') };
};
