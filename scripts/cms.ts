/**
 * `npm run cms`: the CMS on this machine, on the files of the working tree; nobody signs in, nothing is committed.
 * `PORT` is the page's port, `--root DIR` the folder that holds another `content`.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { writeAdmin } from '../src/cms/write-admin';
import { checkContent, formatDiagnostics } from '../src/contract/load-content';
import { adminPolicy } from '../src/finish/content-security-policy';
import { policyHeader } from '../src/finish/headers';
import { watchFolder } from '../src/gatsby/node/develop/watch-folder';
import { fileServer, filesAddress } from './cms/file-server';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const root = path.resolve(values.root);
const contentDir = path.join(root, 'content');
const port = Number(process.env.PORT ?? 8090);
const origin = `http://localhost:${port}`;

void start();

async function start(): Promise<void> {
  const outDir = path.resolve(`node_modules/.cache/cms-${port}`);
  const token = randomBytes(32).toString('base64url');
  await writeAdmin(path.join(outDir, 'admin'), contentDir, { name: 'test-repo' }, { url: filesAddress, token });

  const serveFiles = fileServer(root, origin, token);
  const setHeaders = (response: ServerResponse) => response.setHeader(policyHeader, adminPolicy([]));
  const servePage = sirv(outDir, { dev: true, setHeaders });
  createServer((request, response) => {
    // The page holds the token: it, too, is for no other host's name.
    if (request.headers.host !== new URL(origin).host) response.writeHead(403).end();
    else if (request.url?.startsWith(`${filesAddress}/`)) void serveFiles(request, response);
    else servePage(request, response, () => void response.writeHead(302, { Location: '/admin/' }).end());
  }).listen(port, 'localhost', () => {
    console.log(`The CMS is at ${origin}/admin/ (stop with Ctrl+C).`);
    tellMistakes();
  });
}

/** Says after each change whether the content is right. */
function tellMistakes(): void {
  watchFolder(contentDir, () =>
    console.log(formatDiagnostics(checkContent(contentDir)) || 'Saved. The content is valid.'),
  );
}
