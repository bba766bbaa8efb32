import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRunning } from './is-running';

test('this process is running, and no process has no number', () => {
  expect(isRunning(process.pid)).toBe(true);
  expect(isRunning(2 ** 30)).toBe(false);
});

test('a process that has ended, and that nobody waited for, is not running', async () => {
  // The shell becomes a program that knows nothing of the child it has.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 5']);
  const [output] = await once(parent.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isRunning(Number(output))).toBe(false);
  parent.kill();
});
