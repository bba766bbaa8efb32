import { timingSafeEqual } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureRefusal } from '../../src/cms/picture-refusal';

/** Where the files are, on the server of the CMS's own page. */
export const filesAddress = '/files';

/** Large enough for a photo as a camera takes it. */
const mostBytes = 50 * 2 ** 20;

const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Answers the requests of the CMS's own page for the files of `content`: `GET` (a file; a folder's entries, with a
 * slash at the end), `PUT` and `DELETE`. It writes files, so it answers nobody else: not under another host's name
 * (DNS rebinding), not another origin's page, not without the token that only that page was given; and it
 * touches nothing outside of `content`, nor a hidden file in it. A file that has changed since the page read it is
 * not replaced (`If-Match` and `If-None-Match`, RFC 9110 13.1), and no drawing is written that the check would refuse.
 * @param root the folder that holds `content`
 * @param origin the origin of the CMS's own page
 */
export const fileServer =
  (root: string, origin: string, token: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      allow(request, origin, token);
      const address = new URL(request.url ?? '', origin).pathname.slice(filesAddress.length);
      const place = placeOf(root, address);
      if (request.method !== 'GET') allowChange(request, root, place);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (request.method === 'GET' && address.endsWith('/')) sendEntries(response, root, place);
      else if (request.method === 'GET') sendFile(response, place);
      else if (request.method === 'PUT') await write(request, response, root, place);
      else if (request.method === 'DELETE') remove(response, place);
      else throw new Refusal(405, 'Only GET, PUT and DELETE.');
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message);
    }
  };

function allow({ headers }: IncomingMessage, origin: string, token: string): void {
  if (headers.host !== new URL(origin).host) throw new Refusal(403, 'This is not the name of this server.');
  if (headers.origin !== undefined && headers.origin !== origin)
    throw new Refusal(403, 'Only for the page of the CMS.');
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Refusal(401, 'The token is missing.');
}

/** The file of an address. */
function placeOf(root: string, address: string): string {
  let names: string[];
  try {
    names = decodeURIComponent(address).split('/').filter(Boolean);
  } catch {
    throw new Refusal(400, 'This is no address.');
  }
  const isPlain = names.every((name) => !name.startsWith('.') && !/[\\:\0]/.test(name));
  if (!isPlain || (names.length > 0 && names[0] !== 'content')) throw new Refusal(403, 'Only the files of content.');
  const place = path.join(root, ...names);
  // A link may lead elsewhere.
  let existing = place;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const content = realpathSync(path.join(root, 'content'));
  const real = realpathSync(existing);
  if (names.length > 0 && real !== content && !real.startsWith(content + path.sep)) {
    throw new Refusal(403, 'Only the files of content.');
  }
  return place;
}

function allowChange({ headers }: IncomingMessage, root: string, place: string): void {
  if (!place.startsWith(path.join(root, 'content') + path.sep)) throw new Refusal(403, 'Only the files of content.');
  const state = stateOf(place);
  const { 'if-match': expected, 'if-none-match': unexpected } = headers;
  if ((expected !== undefined && expected !== state) || (unexpected === '*' && state !== undefined)) {
    // The CMS shows this to the editor.
    throw new Refusal(412, 'Le fichier a changé entre-temps. Rechargez la page du CMS, puis recommencez.');
  }
}

/** Tells one state of a file from another. */
function stateOf(place: string): string | undefined {
  const stats = statSync(place, { throwIfNoEntry: false });
  return stats?.isFile() ? `"${stats.mtimeMs}-${stats.size}"` : undefined;
}

function sendEntries(response: ServerResponse, root: string, place: string): void {
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  const shown = entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    .filter((entry) => place !== root || entry.name === 'content')
    .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(shown));
}

function sendFile(response: ServerResponse, place: string): void {
  if (stateOf(place) === undefined) throw new Refusal(404, 'There is no such file.');
  const type = pictureTypes[path.extname(place).toLowerCase()] ?? 'text/plain; charset=utf-8';
  response
    .writeHead(200, {
      'Content-Type': type,
      'Last-Modified': statSync(place).mtime.toUTCString(),
      ETag: stateOf(place),
    })
    .end(readFileSync(place));
}

/** A file is replaced as a whole: whoever watches it never reads half of it. */
async function write(request: IncomingMessage, response: ServerResponse, root: string, place: string): Promise<void> {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > mostBytes) {
    throw new Refusal(413, 'The file is too large.');
  }
  const bytes = await buffer(request);
  const refusal = pictureRefusal(place, bytes);
  if (refusal) throw new Refusal(422, refusal);
  mkdirSync(path.dirname(place), { recursive: true });
  const draft = path.join(path.dirname(place), `.${path.basename(place)}.draft`);
  // While the bytes arrived, the file may have changed; from here on nothing comes between.
  allowChange(request, root, place);
  writeFileSync(draft, bytes);
  renameSync(draft, place);
  response.writeHead(204, { ETag: stateOf(place) }).end();
}

function remove(response: ServerResponse, place: string): void {
  if (!existsSync(place)) throw new Refusal(404, 'There is no such file.');
  if (statSync(place).isDirectory() && readdirSync(place).length > 0)
    throw new Refusal(409, 'The folder is not empty.');
  rmSync(place, { recursive: true });
  response.writeHead(204).end();
}
