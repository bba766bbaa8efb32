/** A server of one's own: the site as deploy/nginx.conf serves it, and releases by deploy/release.sh. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { headersFor, parseHeaders } from '../../scripts/site-server';
import { filesBelow } from '../../src/content/list-files';
import { missingForNginx, startNginx } from './helpers/nginx';
import { expect, freePort, test } from './helpers/test';

const missing = missingForNginx();
test.skip(Boolean(missing), missing);
test.describe.configure({ mode: 'default' });

let port: number;
let nginx: ReturnType<typeof startNginx>;

/** Requests a path as it is written. `fetch` would normalize it. */
const ask = async (path = '/', headers = {}) => {
  // On a kept connection, the nginx process from before the release would answer.
  const agent = new Agent({ keepAlive: false });
  const outgoing = request({ host: '127.0.0.1', port, path, agent, headers: { Host: 'localhost', ...headers } });
  const [answer] = (await once(outgoing.end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

const start = async (dist?: string) => {
  port = await freePort();
  nginx = startNginx(port, dist);
  await expect.poll(() => ask().catch(() => undefined)).toBeDefined();
};
const stop = async () => {
  if (!nginx) return;
  nginx.server.kill('SIGTERM');
  await once(nginx.server, 'exit');
  rmSync(nginx.home, { recursive: true });
};

test.describe('nginx', () => {
  test.beforeAll(() => start());
  test.afterAll(stop);

  test('sends each file as built, with the headers that other hosts are told to send', async () => {
    const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));
    for (const file of filesBelow('dist').filter((name) => name !== '_headers')) {
      const address = file === '404.html' ? '/nothing-is-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
      const { status, headers, body } = await ask(address);
      expect(status, file).toBe(file === '404.html' ? 404 : 200);
      expect(body.equals(readFileSync(`dist/${file}`)), file).toBe(true);
      const expected = { 'cache-control': 'no-cache', ...headersFor(rules, address) };
      for (const [name, value] of Object.entries(expected)) expect(headers[name], file).toBe(value);
      expect(headers['content-type'], file).not.toBe('application/octet-stream');
    }
    const { headers } = await ask('/', { 'Accept-Encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  });

  test('has one path for each page, and shows the 404 page for all other paths', async ({ site }) => {
    const page = site.legalPages[0]?.path ?? '';
    for (const [address, status, location] of [
      [`${page}/`, 301, page],
      [`${page}.html`, 301, page],
      [`${page}/?q=a`, 301, `${page}?q=a`],
      ['/index.html', 301, '/'],
      ['//other.example/', 301, '/other.example'],
      [`${page}%0d%0aSet-Cookie:%20a=b/`, 404],
      ['/_headers', 404],
      ['/404', 404],
      ['/static', 404],
      ['/static/nothing.svg', 404],
    ] as const) {
      const { headers, body, ...answer } = await ask(address);
      expect(answer.status, address).toBe(status);
      expect(headers.location, address).toBe(location);
      expect(headers['set-cookie'], address).toBeUndefined();
      if (status !== 404) continue;
      expect(headers['cache-control'], address).not.toMatch(/max-age=\d{3}/);
      expect(body.equals(readFileSync('dist/404.html')), address).toBe(true);
    }
  });

  test('answers only to its own domain, and leads from www to the site', async ({ site }) => {
    await expect(ask('/', { Host: 'other.example' })).rejects.toThrow(/hang up|ECONNRESET/);
    const address = `${site.legalPages[0]?.path}?a=b`;
    const { status, headers } = await ask(address, { Host: 'www.localhost' });
    expect([status, headers.location]).toEqual([301, `http://localhost${address}`]);
  });

  test('accepts the configuration with TLS turned on as deploy/nginx.conf says', () => {
    const { home, env } = nginx;
    const { SITE_CONFIG: config } = env;
    const [, options = ''] = /sed -i (.+) deploy\/nginx\.conf/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    execFileSync('bash', ['-c', `sed -i ${options} ${config}`]);
    const configuration = readFileSync(config, 'utf8')
      .replaceAll('/etc/letsencrypt/live/localhost', home)
      .replaceAll('listen 443', `listen 127.0.0.1:${port + 1}`)
      .replaceAll(/^.*listen \[.*\n/gm, '');
    writeFileSync(config, configuration);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', `${home}/privkey.pem`];
    const certificate = ['-x509', '-noenc', '-subj', '/CN=localhost', '-out', `${home}/fullchain.pem`];
    execFileSync('openssl', ['req', ...key, ...certificate], { stdio: 'pipe' });
    // Two servers of one name on one port are a warning, and the second server is never asked.
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', config], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('conflicting')]);
    expect(configuration.match(/listen .* ssl/g)).toHaveLength(3);
  });
});

test.describe('a release', () => {
  let sites: string;

  const writeSite = (name: string) => {
    const folder = path.join(sites, name);
    mkdirSync(`${folder}/static`, { recursive: true });
    writeFileSync(`${folder}/index.html`, name);
    writeFileSync(`${folder}/404.html`, 'not found');
    writeFileSync(`${folder}/static/${name}.svg`, '<svg/>');
    return folder;
  };
  const visit = async () => String((await ask()).body);
  const run = (options: string[], env: Record<string, string> = {}) =>
    promisify(execFile)('deploy/release.sh', options, { env: { ...nginx.env, ...env } });
  const release = (name: string, config = nginx.env.SITE_CONFIG) =>
    run([], { SITE_DIST: writeSite(name), SITE_CONFIG: config });
  const rollBack = () => run(['--rollback']);

  test.beforeEach(async () => {
    sites = mkdtempSync(path.join(tmpdir(), 'sites-'));
    await start(writeSite('first'));
  });
  test.afterEach(async () => {
    await stop();
    rmSync(sites, { recursive: true });
  });

  test('gives each visitor the one site or the other, and the files of the page that is open', async () => {
    const answers: string[] = [];
    let isOver = false;
    const visitor = async () => {
      while (!isOver) answers.push(await visit().catch(String));
    };
    const visitors = Array.from({ length: 4 }, visitor);
    await release('second');
    await release('third');
    isOver = true;
    await Promise.all(visitors);
    expect(new Set(answers)).toEqual(new Set(['first', 'second', 'third']));
    expect(await visit()).toBe('third');
    expect((await ask('/static/second.svg')).status).toBe(200);
  });

  for (const [what, from, to, message] of [
    ['that nginx refuses', 'sendfile on;', 'sendfile maybe;', 'nothing has changed'],
    ['with which it serves something else', 'current/site', 'current/nothing', 'in service again'],
  ] as const) {
    test(`with a configuration ${what} leaves the site as it was`, async () => {
      const changed = path.join(sites, 'changed.conf');
      writeFileSync(changed, readFileSync(nginx.env.SITE_CONFIG, 'utf8').replace(from, to));
      await expect(release('second', changed)).rejects.toThrow(message);
      expect(await visit()).toBe('first');
      await release('second');
      expect(await visit()).toBe('second');
    });
  }

  test('without a site is refused, and of two at once one waits for the other', async () => {
    await expect(run([], { SITE_DIST: sites })).rejects.toThrow('No built site');
    await Promise.all([release('second'), release('third')]);
    expect(['second', 'third']).toContain(await visit());
  });

  test('can be rolled back; later rollbacks skip a release that was rolled back', async () => {
    await release('second');
    await release('third');
    await rollBack();
    expect(await visit()).toBe('second');
    await rollBack();
    expect(await visit()).toBe('first');
    await expect(rollBack()).rejects.toThrow('no release to go back to');
    await release('fourth');
    await rollBack();
    expect(await visit()).toBe('first');
  });
});
