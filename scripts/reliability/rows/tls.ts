import { execFileSync } from 'node:child_process';
import tls from 'node:tls';
import { ports } from '../ports';
import type { Row } from '../row';
import { conf, replaceIn, withServedSite } from '../served-site';

type Handshake = { name: string; options: tls.ConnectionOptions; accepted: boolean };

// OpenSSL's own level would refuse the old ones before nginx can.
const old = 'ALL:@SECLEVEL=0';
const handshakes: Handshake[] = [
  { name: 'TLS 1.0', options: { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: old }, accepted: false },
  { name: 'TLS 1.1', options: { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: old }, accepted: false },
  { name: 'TLS 1.2', options: { maxVersion: 'TLSv1.2' }, accepted: true },
  { name: 'TLS 1.3', options: { minVersion: 'TLSv1.3' }, accepted: true },
  ...[
    ['ECDHE-ECDSA-AES128-GCM-SHA256', true],
    ['ECDHE-ECDSA-CHACHA20-POLY1305', true],
    ['ECDHE-ECDSA-AES128-SHA', false],
    ['ECDHE-ECDSA-AES256-SHA384', false],
    ['ECDHE-ECDSA-AES128-CCM8', false],
  ].map(([cipher, accepted]) => ({
    name: String(cipher),
    options: { maxVersion: 'TLSv1.2', ciphers: `${cipher}:@SECLEVEL=0` } as tls.ConnectionOptions,
    accepted: Boolean(accepted),
  })),
  ...['X25519', 'P-256', 'P-384'].map((ecdhCurve) => ({ name: ecdhCurve, options: { ecdhCurve }, accepted: true })),
  { name: 'P-521', options: { ecdhCurve: 'P-521' }, accepted: false },
];

const shakes = ({ options }: Handshake) =>
  new Promise<boolean>((resolve) => {
    const socket = tls.connect({ host: '127.0.0.1', port: ports.secure, rejectUnauthorized: false, ...options });
    socket.on('secureConnect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => resolve(false)).on('secureConnect', () => socket.destroy());
  });

/** Whether the server hands out a ticket by which a session goes on (RFC 5077). */
const ticketIn = () =>
  execFileSync('openssl', ['s_client', '-connect', `127.0.0.1:${ports.secure}`, '-tls1_2'], {
    input: '',
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  }).includes('TLS session ticket:');

export const tlsProfile: Row = {
  id: 'tls',
  title: "TLS is Mozilla's intermediate profile: 1.2 and 1.3, forward secrecy, no tickets.",
  tries: `${handshakes.length} handshakes with one version, cipher or curve each, and a look for tickets`,
  sabotage: "OpenSSL's ciphers are allowed, and tickets handed out",
  run: (sabotaged) => {
    const prepare = (home: string) => {
      if (!sabotaged) return;
      replaceIn(home, conf, 'ssl_ciphers ', 'ssl_ciphers ALL:@SECLEVEL=0:');
      replaceIn(home, conf, 'ssl_session_tickets off;', 'ssl_session_tickets on;');
      replaceIn(home, conf, 'ssl_protocols TLSv1.2', 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2');
    };
    return withServedSite({ prepare }, async () => {
      const wrong: string[] = [];
      for (const one of handshakes) if ((await shakes(one)) !== one.accepted) wrong.push(one.name);
      if (ticketIn()) wrong.push('tickets');
      const all = handshakes.length + 1;
      return {
        passed: wrong.length === 0,
        result: `${all - wrong.length} of ${all} as expected${wrong.length > 0 ? ` (wrong: ${wrong.join(', ')})` : ''}`,
      };
    });
  },
};
