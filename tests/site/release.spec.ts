import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { missingForNginx, startNginx } from '../../scripts/serve-nginx';
import { freePort } from './support/free-port';

test.skip(Boolean(missingForNginx), missingForNginx);
test.describe.configure({ mode: 'default' });

let port: number;
let nginx: ReturnType<typeof startNginx>;
let sites: string;

const writeSite = (name: string) => {
  const dir = `${sites}/${name}`;
  mkdirSync(`${dir}/static`, { recursive: true });
  writeFileSync(`${dir}/index.html`, `the page of ${name}`);
  writeFileSync(`${dir}/404.html`, 'not found');
  writeFileSync(`${dir}/static/${name}.svg`, '<svg/>');
  return dir;
};

const agent = new Agent({ keepAlive: false });
const ask = async (path = '/') => {
  const [answer] = (await once(get({ host: 'localhost', port, path, agent }), 'response')) as [IncomingMessage];
  return `${answer.statusCode} ${await text(answer)}`;
};

/** Runs `deploy/release.sh`; the other processes of this test go on meanwhile. */
const release = (name: string, config?: string) =>
  promisify(execFile)('deploy/release.sh', name === '--rollback' ? [name] : [], {
    env: { ...nginx.env, SITE_DIST: `${sites}/${name}`, ...(config && { SITE_CONFIG: config }) },
  });

const changedConfiguration = (from: string, to: string) => {
  const file = `${sites}/changed.conf`;
  writeFileSync(file, readFileSync(nginx.env.SITE_CONFIG, 'utf8').replace(from, to));
  return file;
};

test.beforeEach(async () => {
  sites = mkdtempSync(`${tmpdir()}/sites-`);
  port = await freePort();
  nginx = startNginx(port, writeSite('first'));
  await expect.poll(() => ask().catch(String)).toBe('200 the page of first');
});
test.afterEach(async () => {
  nginx.server.kill('SIGTERM');
  await once(nginx.server, 'exit');
  for (const dir of [nginx.home, sites]) rmSync(dir, { recursive: true });
});

test('under load, each visitor gets the one site or the other, and the files of the page that is open', async () => {
  const fileOfAll = () => statSync(`${nginx.home}/current/site/404.html`).ino;
  const before = fileOfAll();
  const answers: string[] = [];
  let over = false;
  const visitor = async () => {
    while (!over) answers.push(await ask().catch(String));
  };
  const visitors = Array.from({ length: 4 }, visitor);
  for (const name of ['second', 'third']) {
    writeSite(name);
    await release(name);
    answers.push(`-- ${name}`);
  }
  over = true;
  await Promise.all(visitors);
  const page = (name: string) => `200 the page of ${name}`;
  expect(new Set(answers)).toEqual(new Set([page('first'), page('second'), page('third'), '-- second', '-- third']));
  expect(answers.slice(answers.indexOf('-- second'))).not.toContain(page('first'));
  expect(await ask('/static/second.svg')).toBe('200 <svg/>');
  expect(fileOfAll(), 'what stays the same is the same file').toBe(before);
});

for (const [what, from, to, message] of [
  ['that nginx refuses', 'sendfile on;', 'sendfile maybe;', 'nothing has changed'],
  ['with which it serves something else', 'current/site', 'current/nothing', 'in service again'],
] as const) {
  test(`a configuration ${what}: the site stays as it was`, async () => {
    writeSite('second');
    await expect(release('second', changedConfiguration(from, to))).rejects.toThrow(message);
    expect(await ask()).toBe('200 the page of first');
    await release('second');
    expect(await ask()).toBe('200 the page of second');
  });
}

test('a folder without a site is not released, nor two at once', async () => {
  mkdirSync(`${sites}/empty`);
  await expect(release('empty')).rejects.toThrow('No built site');
  for (const name of ['second', 'third']) writeSite(name);
  await Promise.all([release('second'), release('third')]);
  expect(await ask()).toMatch(/^200 the page of (?:second|third)$/);
});

test('back to the release before; what was left does not return by itself', async () => {
  for (const name of ['second', 'third']) {
    writeSite(name);
    await release(name);
  }
  await release('--rollback');
  expect(await ask()).toBe('200 the page of second');
  await release('--rollback');
  expect(await ask()).toBe('200 the page of first');
  await expect(release('--rollback')).rejects.toThrow('no release to go back to');
  writeSite('fourth');
  await release('fourth');
  await release('--rollback');
  expect(await ask()).toBe('200 the page of first');
});

test('with TLS turned on as deploy/nginx.conf says, nginx accepts the configuration', () => {
  const { home, env } = nginx;
  const turnOn = readFileSync('deploy/nginx.conf', 'utf8').match(/sed -i (.+) deploy\/nginx\.conf/)?.[1];
  const certificate = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -subj /CN=localhost \
    -keyout ${home}/privkey.pem -out ${home}/fullchain.pem`;
  const script = `${certificate} && sed -i ${turnOn} ${env.SITE_CONFIG} && \
    sed -i 's#/etc/letsencrypt/live/localhost#${home}#; s#listen 443#listen 127.0.0.1:${port + 1}#; /listen \\[/d' ${env.SITE_CONFIG} && \
    nginx -t -c ${env.SITE_CONFIG}`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(readFileSync(env.SITE_CONFIG, 'utf8').match(/listen .* ssl/g)).toHaveLength(3);
});
