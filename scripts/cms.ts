/**
 * `npm run cms`: the CMS on this machine, in Chromium, Chrome or Edge, for a folder that its page asks for; nobody signs
 * in, nothing is committed. `PORT` is the page's port.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { writeAdmin } from '../src/cms/write-admin';

const port = Number(process.env.PORT ?? 8090);
const dir = path.resolve(`node_modules/.cache/cms-${port}`);
// The CMS wants a repository even for a local folder, and asks for nothing there as long as nobody signs in.
const backend = { name: 'github', repo: `local/${path.basename(process.cwd())}`, auth_methods: ['token'] };

writeAdmin(dir, backend).then(() => {
  const serve = sirv(dir, { dev: true, extensions: ['html'] });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(302, { Location: '/admin' }).end();
    }),
  );
  server.listen(port, 'localhost', () =>
    console.log(`The CMS is at http://localhost:${port}/admin (stop with Ctrl+C).`),
  );
});
