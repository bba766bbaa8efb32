/**
 * `npm run cms`: the CMS on this machine, on the files of the working tree; nobody signs in, nothing is committed.
 * `PORT` is the page's port, `--root DIR` the folder that holds another `content`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createPort } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { writeAdmin } from '../src/cms/write-admin';
import { checkContent, formatProblems } from '../src/content/load-content';
import { watchFolder } from '../src/gatsby/watch-folder';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const root = path.resolve(values.root);
const contentDir = path.join(root, 'content');
const port = Number(process.env.PORT ?? 8090);
const localhost = '127.0.0.1';

void start();

async function start(): Promise<void> {
  const serverPort = await freePort();
  const outDir = path.resolve(`node_modules/.cache/cms-${port}`);
  const proxyUrl = `http://${localhost}:${serverPort}/api/v1`;
  await writeAdmin(path.join(outDir, 'admin'), contentDir, { name: 'proxy', proxy_url: proxyUrl });

  const fileServer = spawn(process.execPath, [path.resolve('node_modules/decap-server/dist/index.js')], {
    env: {
      ...process.env,
      PORT: String(serverPort),
      GIT_REPO_DIRECTORY: root,
      LOG_LEVEL: 'error',
      // It writes files: only this machine may ask it to, and only from the CMS's own page.
      BIND_HOST: localhost,
      ORIGIN: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => fileServer.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

  const serve = sirv(outDir, { dev: true });
  createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(302, { Location: '/admin/' }).end();
    }),
  ).listen(port, 'localhost', () => {
    console.log(`The CMS is at http://localhost:${port}/admin/ (stop with Ctrl+C).`);
    tellMistakes();
  });
}

/** Says after each change whether the content is right. */
function tellMistakes(): void {
  watchFolder(contentDir, () =>
    console.log(formatProblems(checkContent(contentDir)) || 'Saved. The content is valid.'),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createPort().listen(0, localhost, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 8081));
    });
  });
}
