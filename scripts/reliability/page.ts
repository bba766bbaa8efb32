import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { type TriedRow, table } from './row';

const version = (program: string, option: string) => {
  const { 0: line } = execFileSync('sh', ['-c', `${program} ${option} 2>&1`], { encoding: 'utf8' }).split('\n');
  return line;
};

/** docs/reliability.md, from rows that were tried. */
export const page = (parts: readonly { title: string; rows: readonly TriedRow[] }[], took: number): string =>
  `# Reliability

Written by \`npm run reliability\` on ${new Date().toISOString().slice(0, 10)}, with ${version('/usr/sbin/nginx', '-v')}, Node ${process.version},
${os.cpus().length} processors. Each row is tried as it is, and once more with something broken on purpose, where it must fail.
It took ${Math.ceil(took / 60_000)} minutes.

${parts.map(({ title, rows }) => `## ${title}\n\n${table(rows)}\n`).join('\n')}`;
