/**
 * `npm run cms`: the CMS on this machine, in Chromium, Chrome or Edge. The CMS asks for the project's folder and writes
 * into it: nobody signs in, nothing is committed. `PORT` is the port of the CMS.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { writeAdmin } from '../src/cms/write-admin';

const port = Number(process.env.PORT ?? 8090);
const dir = path.resolve('node_modules/.cache/cms');
// The CMS needs the name of a repository, which it does not use for a local folder.
const backend = { name: 'github', repo: `local/${path.basename(process.cwd())}`, auth_methods: ['token'] };

writeAdmin(dir, backend).then(() => {
  createServer(sirv(dir, { dev: true, extensions: ['html'] })).listen(port, 'localhost', () =>
    console.log(`The CMS is at http://localhost:${port}/admin (stop with Ctrl+C).`),
  );
});
