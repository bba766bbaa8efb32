import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeadersFile } from '../../src/finish/headers-file';
import { nginxAssets, nginxHeaders } from '../../src/finish/nginx';
import { hasHttp2Directive, makeCertificate } from './programs';

export type Listen = { port: number; tls?: boolean; host?: string };

const listenFor = ({ port, tls = false, host = '127.0.0.1' }: Listen): string => {
  if (!tls) return `listen ${host}:${port};\n`;
  const http2 = hasHttp2Directive() ? ['ssl;', 'http2 on;'] : ['ssl http2;'];
  const certificate = ['ssl_certificate certificate.pem;', 'ssl_certificate_key key.pem;'];
  return `listen ${host}:${port} ${[...http2, ...certificate, 'ssl_protocols TLSv1.2 TLSv1.3;'].join('\n')}\n`;
};

/**
 * Writes the configuration of nginx into a site's home, beside its releases. An existing `listen.conf`
 * stays, unless another address is asked for: it is the owner's.
 * @param home the folder with `releases` and `current`
 * @param site a built site, whose `_headers` says what is sent with everything
 * @returns the folder, nginx's prefix
 */
export const writeNginxConfiguration = (home: string, site: string, listen?: Listen): string => {
  const prefix = path.join(home, 'nginx');
  mkdirSync(path.join(prefix, 'tmp'), { recursive: true });
  for (const file of ['nginx.conf', 'mime.types']) {
    cpSync(path.resolve('deploy/nginx', file), path.join(prefix, file));
  }
  const rules = parseHeadersFile(readFileSync(path.join(site, '_headers'), 'utf8'));
  writeFileSync(path.join(prefix, 'headers.conf'), nginxHeaders(rules));
  writeFileSync(path.join(prefix, 'assets.conf'), nginxAssets());
  // Started by root, its workers would be "nobody", who may not read the home of another user.
  writeFileSync(path.join(prefix, 'main.conf'), process.getuid?.() === 0 ? 'user root;\n' : '');

  const listenFile = path.join(prefix, 'listen.conf');
  if (listen || !existsSync(listenFile)) writeFileSync(listenFile, listenFor(listen ?? { port: 9080 }));
  const [certificate, key] = [path.join(prefix, 'certificate.pem'), path.join(prefix, 'key.pem')];
  if (listen?.tls && !existsSync(certificate)) makeCertificate(certificate, key);
  return prefix;
};
