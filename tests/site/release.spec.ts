/** Releases to an own server, by deploy/release.sh. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { missingForNginx } from '../../scripts/serve-nginx';
import { serveWithNginx } from './support/nginx';

test.skip(Boolean(missingForNginx), missingForNginx);
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof serveWithNginx>>;
let sites: string;

const writeSite = (name: string) => {
  const folder = `${sites}/${name}`;
  mkdirSync(`${folder}/static`, { recursive: true });
  writeFileSync(`${folder}/index.html`, `the page of ${name}`);
  writeFileSync(`${folder}/404.html`, 'not found');
  writeFileSync(`${folder}/static/${name}.svg`, '<svg/>');
  return folder;
};

/** What a visitor gets: the status and the text. */
const visit = async (path = '/') => {
  const { status, body } = await nginx.ask(path);
  return `${status} ${body}`;
};
const pageOf = (name: string) => `200 the page of ${name}`;

/** Runs `deploy/release.sh` while visitors are served. */
const run = (options: string[], env: Record<string, string> = {}) =>
  promisify(execFile)('deploy/release.sh', options, { env: { ...nginx.env, ...env } });
const release = (name: string, config = nginx.env.SITE_CONFIG) =>
  run([], { SITE_DIST: writeSite(name), SITE_CONFIG: config });
const rollBack = () => run(['--rollback']);

test.beforeEach(async () => {
  sites = mkdtempSync(`${tmpdir()}/sites-`);
  nginx = await serveWithNginx(writeSite('first'));
});
test.afterEach(async () => {
  await nginx.stop();
  rmSync(sites, { recursive: true });
});

test('under load, each visitor gets the one site or the other, and the files of the page that is open', async () => {
  const inodeOfSameFile = () => statSync(`${nginx.home}/current/site/404.html`).ino;
  const before = inodeOfSameFile();
  const answers: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) answers.push(await visit().catch(String));
  };
  const visitors = Array.from({ length: 4 }, visitor);
  await release('second');
  const sinceSecond = answers.length;
  await release('third');
  isOver = true;
  await Promise.all(visitors);
  expect(new Set(answers)).toEqual(new Set([pageOf('first'), pageOf('second'), pageOf('third')]));
  expect(answers.slice(sinceSecond + visitors.length)).not.toContain(pageOf('first'));
  expect(await visit('/static/second.svg')).toBe('200 <svg/>');
  expect(inodeOfSameFile(), 'what stays the same is the same file').toBe(before);
});

for (const [what, from, to, message] of [
  ['that nginx refuses', 'sendfile on;', 'sendfile maybe;', 'nothing has changed'],
  ['with which it serves something else', 'current/site', 'current/nothing', 'in service again'],
] as const) {
  test(`a configuration ${what}: the site stays as it was`, async () => {
    const changed = `${sites}/changed.conf`;
    writeFileSync(changed, readFileSync(nginx.env.SITE_CONFIG, 'utf8').replace(from, to));
    await expect(release('second', changed)).rejects.toThrow(message);
    expect(await visit()).toBe(pageOf('first'));
    await release('second');
    expect(await visit()).toBe(pageOf('second'));
  });
}

test('a folder without a site is not released, and of two releases at once one waits', async () => {
  mkdirSync(`${sites}/empty`);
  await expect(run([], { SITE_DIST: `${sites}/empty` })).rejects.toThrow('No built site');
  await Promise.all([release('second'), release('third')]);
  expect([pageOf('second'), pageOf('third')]).toContain(await visit());
});

test('a rollback leads to the release before; what was left does not return by itself', async () => {
  await release('second');
  await release('third');
  await rollBack();
  expect(await visit()).toBe(pageOf('second'));
  await rollBack();
  expect(await visit()).toBe(pageOf('first'));
  await expect(rollBack()).rejects.toThrow('no release to go back to');
  await release('fourth');
  await rollBack();
  expect(await visit()).toBe(pageOf('first'));
});

test('with TLS turned on as deploy/nginx.conf says, nginx accepts the configuration', () => {
  const { home, port, env } = nginx;
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
  execFileSync('nginx', ['-t', '-c', config], { stdio: 'pipe' });
  expect(configuration.match(/listen .* ssl/g)).toHaveLength(3);
});
