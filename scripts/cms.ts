/**
 * `npm run cms`: the CMS on this machine, in Chromium, Chrome or Edge, for a folder that its page asks for; nobody signs
 * in, nothing is committed. `PORT` is the page's port.
 */
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { loadContent } from '../src/check/load-content';
import { publicBackend } from '../src/cms/cms-config';
import { writeAdmin } from '../src/cms/write-admin';

const port = Number(process.env.PORT ?? 8090);
const dir = path.resolve(`node_modules/.cache/cms-${port}`);
/** The local mode wants a host, too, which nobody asks as long as nobody signs in. */
const nowhere = { name: 'github', repo: `local/${path.basename(process.cwd())}`, auth_methods: ['token'] };

const writePage = async () => {
  const { facts } = await loadContent('content');
  await writeAdmin(dir, 'content', publicBackend(facts) ?? nowhere);
};

writePage().then(() => {
  const send = sirv(dir, { dev: true, extensions: ['html'] });
  const toPage = (response: ServerResponse) => void response.writeHead(302, { Location: '/admin' }).end();
  createServer((request, response) => send(request, response, () => toPage(response))).listen(port, 'localhost', () =>
    console.log(`The CMS is at http://localhost:${port}/admin (stop with Ctrl+C).`),
  );
});
