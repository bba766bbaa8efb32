import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** What a process and its descendants hold in memory, in bytes, from `ps -A -o pid=,ppid=,rss=`. */
export const memoryOfTree = (processes: string, root: number): number => {
  const rows = processes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const tree = new Set([root]);
  // Parents may be listed after their children.
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid);
  }
  return rows.filter(([pid]) => tree.has(pid)).reduce((sum, [, , kilobytes]) => sum + kilobytes * 1024, 0);
};

/**
 * Runs a command and measures it.
 * @returns its duration, and the most memory that it and its child processes held at once, sampled
 *   twice a second
 * @throws if it fails, with the end of what it wrote
 */
export const measuredRun = async (command: string, args: readonly string[], cwd: string) => {
  const start = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production', CI: '1' } });
  let output = '';
  let peakMemory = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const sampling = setInterval(async () => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({ stdout: '' }));
    if (child.pid) peakMemory = Math.max(peakMemory, memoryOfTree(stdout, child.pid));
  }, 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed:\n${output.slice(-3000)}`);
  return { seconds, peakMemory };
};
