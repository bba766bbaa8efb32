import { execFileSync, spawnSync } from 'node:child_process';
import type { Row } from '../row';

type Seen = { crowd: number; places: number; inside: number; waited: number | null };

export const crowd: Row = {
  id: 'crowd',
  title: 'One address takes no more than 100 places; the next visitor waits for nobody.',
  tries:
    '9,192 connections from one address, more than the 8,192 places of two workers, each with half a request that is kept open, with deploy/nftables; then the landing page is asked for from another address, over HTTP/1.1, TLS and HTTP/2 (at most 1 s)',
  sabotage: 'without the packet filter: nginx itself counts only requests that it has read',
  run: async (sabotaged) => {
    if (spawnSync('nft', ['--version']).error)
      throw new Error('The program "nft" is missing. Install it: apt-get install nftables');
    const script = ['--require', 'tsx/cjs', 'scripts/reliability/crowd.ts', sabotaged ? 'open' : 'filtered'];
    const output = execFileSync('unshare', ['--net', process.execPath, ...script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { crowd, places, inside, waited }: Seen = JSON.parse(output);
    const wait = waited ?? Number.POSITIVE_INFINITY;
    return {
      passed: crowd > places && inside <= 100 && wait < 1000,
      result: `${inside} of ${crowd} got in, the visitor ${waited === null ? 'got no page' : `waited ${wait} ms`}`,
    };
  },
};
