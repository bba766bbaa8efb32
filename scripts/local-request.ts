import type { IncomingMessage } from 'node:http';

/** The names under which this machine reaches itself. */
const ownNames: readonly (string | null)[] = ['localhost', '127.0.0.1', '[::1]'];

const isOwnName = (host: string): boolean =>
  URL.canParse(`http://${host}`) && ownNames.includes(new URL(`http://${host}`).hostname);

/**
 * Reads a request to a server that is for this machine alone.
 * @returns the path, which begins with one slash and holds no empty part, with the query; or the status that
 *   refuses the request: another host's name (DNS rebinding; RFC 9110, 15.5.20), another method, or a target that is not the
 *   path of a page (RFC 9112, 3.2.1), from which a redirect could be made that leads to another host
 */
export const readLocalRequest = ({
  method,
  headers,
  url: target = '',
}: IncomingMessage): { pathname: string; search: string } | number => {
  if (!isOwnName(headers.host ?? '')) return 421;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  const base = 'http://localhost';
  if (!target.startsWith('/') || !URL.canParse(target, base)) return 400;
  const { host, pathname, search } = new URL(target, base);
  if (host !== 'localhost' || pathname.includes('//')) return 400;
  return { pathname, search };
};
