import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, Row } from '../row';
import { conf, reload, replaceIn, withServedSite } from '../served-site';

/** The users that a process and its children run as (the first number of "Uid:" is the real one, the second counts). */
const usersOf = (main: number) => {
  const status = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const user = (text: string) => Number(text.match(/^Uid:\t\d+\t(\d+)/m)?.[1]);
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(status);
  const workers = all.filter((text) => text.includes(`\nPPid:\t${main}\n`)).map(user);
  return { main: user(status(String(main))), workers };
};

const needRoot = () => {
  if (process.getuid?.() !== 0) throw new Error('This row starts nginx as root: run the command as root.');
};

export const workers: Row = {
  id: 'workers',
  title: 'Started by root, nginx answers visitors as another user.',
  tries: 'nginx is started by root, then reloaded; the users of its workers are read from /proc before and after',
  sabotage: 'the configuration says `user root;`',
  run: async (sabotaged) => {
    needRoot();
    const prepare =
      sabotaged && ((home: string) => replaceIn(home, conf, 'worker_processes', 'user root;\nworker_processes'));
    return withServedSite({ prepare }, async (site): Promise<Outcome> => {
      const before = usersOf(site.pid()).workers;
      reload(site);
      await pause(500);
      const seen = [...before, ...usersOf(site.pid()).workers];
      const asRoot = seen.filter((user) => user === 0).length;
      return {
        passed: before.length > 0 && asRoot === 0,
        result: `${seen.length} workers seen, ${asRoot} of them root`,
      };
    });
  },
};

/** Starts nginx as the systemd unit does: as a user without any right but that to low ports. */
const asUser = (user: string) => (home: string, nginx: string[]) => {
  execFileSync('chown', ['--recursive', `${user}:`, ...['run', 'etc'].map((folder) => path.join(home, folder))]);
  const only = '-all,+net_bind_service';
  const without = ['--no-new-privs', '--inh-caps', only, '--ambient-caps', only, '--bounding-set', only];
  const as = ['--reuid', user, '--regid', user, '--clear-groups'];
  return ['setpriv', ...as, ...(user === 'root' ? [] : without), ...nginx];
};

export const noRoot: Row = {
  id: 'no-root',
  title: 'Started as the systemd unit does, no process of nginx is root.',
  tries:
    'nginx is started as `www-data`, with the right to low ports only; the users of all its processes are read from /proc',
  sabotage: 'it is started as `root`',
  run: async (sabotaged) => {
    needRoot();
    return withServedSite({ command: asUser(sabotaged ? 'root' : 'www-data') }, async (site) => {
      const { main, workers } = usersOf(site.pid());
      const asRoot = [main, ...workers].filter((user) => user === 0).length;
      return {
        passed: workers.length > 0 && asRoot === 0,
        result: `${1 + workers.length} processes seen, ${asRoot} of them root`,
      };
    });
  },
};
