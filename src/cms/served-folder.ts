/**
 * The folder of the working tree as the File System Access API would hand it out (the part that the CMS uses),
 * read and written through the file server of `npm run cms`. Not every browser has that API, and none asks
 * for permission here.
 */

/** Where the file server is, and what it asks for. */
export type ServedFiles = { url: string; token: string };
type Entry = { name: string; kind: 'file' | 'directory' };

/** The folder that the file server serves, at `served.url`. */
export const servedFolder = (served: ServedFiles): object => directory(served, '', '');

/** Which state of each file was read or written last: the server refuses to replace another. */
const known = new Map<string, string>();

const directory = (served: ServedFiles, name: string, path: string) => ({
  kind: 'directory',
  name,
  async *entries() {
    const response = await ask(served, 'GET', `${path}/`);
    for (const entry of (await response.json()) as Entry[]) {
      const handle = entry.kind === 'file' ? file : directory;
      yield [entry.name, handle(served, entry.name, `${path}/${entry.name}`)];
    }
  },
  getDirectoryHandle: async (inner: string) => directory(served, inner, `${path}/${inner}`),
  getFileHandle: async (inner: string) => file(served, inner, `${path}/${inner}`),
  removeEntry: async (inner: string) => void (await ask(served, 'DELETE', `${path}/${inner}`)),
});

const file = (served: ServedFiles, name: string, path: string) => ({
  kind: 'file',
  name,
  getFile: async () => {
    const response = await ask(served, 'GET', path);
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '');
    const type = response.headers.get('Content-Type') ?? '';
    return new File([await response.blob()], name, { type, lastModified: modified });
  },
  createWritable: async () => ({
    write: async (data: Blob | string) => void (await ask(served, 'PUT', path, data)),
    close: async () => undefined,
  }),
});

const ask = async ({ url, token }: ServedFiles, method: string, path: string, body?: Blob | string) => {
  const address = url + path.split('/').map(encodeURIComponent).join('/');
  const state = known.get(path);
  const condition: Record<string, string> = state ? { 'If-Match': state } : { 'If-None-Match': '*' };
  const headers = { Authorization: `Bearer ${token}`, ...(method !== 'GET' && condition) };
  const response = await fetch(address, { method, body, headers });
  if (response.ok) {
    const newState = response.headers.get('ETag');
    if (newState) known.set(path, newState);
    else known.delete(path);
    return response;
  }
  const name = response.status === 404 ? 'NotFoundError' : 'NotAllowedError';
  throw new DOMException(`${method} ${path}: ${await response.text()}`, name);
};
