import assert from 'node:assert/strict';
import { once } from 'node:events';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { type Parts, releaseSite } from '../../release/release-site';
import type { Trial } from './trial';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'It went into service.',
    (error: Error) => error.message,
  );

/** A copy of nginx's configuration with something in its `server`. */
const configurationWith = (trial: Trial, directive: string) => {
  const folder = path.join(trial.home, '../configuration');
  rmSync(folder, { recursive: true, force: true });
  cpSync('deploy/nginx', folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('include server.conf;', `$& ${directive}`);
  if (changed === text) throw new Error('nginx.conf does not include server.conf.');
  writeFileSync(file, changed);
  return folder;
};

/** Tries to release something, and compares all before and after. */
const refused = async (trial: Trial, work: () => Promise<unknown>, words: RegExp) => {
  const before = await trial.state();
  assert.match(await failureOf(work()), words);
  // A visitor may have had a page of it, so that its hashed files stay.
  assert.deepEqual({ ...(await trial.state()), assets: [] }, { ...before, assets: [] });
};

type Poison = (trial: Trial, parts: Partial<Parts>) => Promise<void>;

const withDirective =
  (directive: string, words: RegExp): Poison =>
  (trial, parts) => {
    const configuration = configurationWith(trial, directive);
    return refused(trial, () => trial.release('poisoned', { ...parts, configuration }), words);
  };

const notUnderstood = withDirective('nonsense;', /nginx refuses the release:.+nonsense/s);

/** Releases that are not to go into service, by what is wrong with them. */
export const poisons: Record<string, Poison> = {
  'a configuration that nginx does not understand': notUnderstood,
  'no policies': (trial, parts) => {
    const site = trial.site('poisoned');
    writeFileSync(path.join(site, '_headers'), '');
    return refused(trial, () => releaseSite(trial.home, site, parts), /has no policy for 404\.html/);
  },
  'two policies for one page': (trial, parts) => {
    const site = trial.site('poisoned');
    appendFileSync(path.join(site, '_headers'), `\n/privacy/\n  Content-Security-Policy: default-src *\n`);
    return refused(trial, () => releaseSite(trial.home, site, parts), /privacy\/index\.html has two policies/);
  },
  'a page that nginx does not serve': withDirective(
    'location = /privacy { return 500; }',
    /taken out again: \/privacy: status 500 in place of 200/,
  ),
  'a header that nginx does not send': withDirective(
    'location = /privacy { add_header A b; rewrite ^ /privacy/index.html break; }',
    /taken out again: \/privacy: Strict-Transport-Security is "" in place of/,
  ),
  'a port that another program has': async (trial, parts) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const file = path.join(trial.home, 'etc/listen.conf');
    const owners = readFileSync(file, 'utf8');
    writeFileSync(file, `${owners}listen 127.0.0.1:${(other.address() as AddressInfo).port};\n`);
    try {
      await refused(
        trial,
        () => trial.release('poisoned', parts),
        /taken out again: nginx goes on with its former configuration/,
      );
    } finally {
      writeFileSync(file, owners);
      other.close();
    }
  },
};

/**
 * Releases something poisoned: it is refused, what was in service stays, and the next release works.
 * @throws AssertionError saying what is not so
 */
export const releasePoisoned = async (trial: Trial, poison: string, parts: Partial<Parts> = {}): Promise<void> => {
  await poisons[poison]?.(trial, parts);
  await trial.release('next');
  assert.equal(await trial.served(), 'next');
};
