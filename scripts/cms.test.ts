import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

test('where a CMS runs already, another one says so in a line, and leaves its page as it is', async () => {
  const running = createServer();
  await once(running.listen(0, 'localhost'), 'listening');
  const { port } = running.address() as AddressInfo;
  const cache = `node_modules/.cache/cms-${port}`;
  const page = path.join(cache, 'admin/index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, 'the page of the one that runs');

  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', 'scripts/cms.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port) },
  });
  const left = existsSync(page) && readFileSync(page, 'utf8');
  running.close();
  rmSync(cache, { recursive: true, force: true });
  expect([status, stdout, left]).toEqual([1, '', 'the page of the one that runs']);
  expect(stderr).toMatch(new RegExp(`^The CMS already runs at http://localhost:${port}/admin/, .*\\n$`));
}, 60_000);
