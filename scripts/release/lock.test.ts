import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testWithFlock as test } from '../../tests/support/test-with-flock';
import { withLock } from './lock';

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'release-lock-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('one waits a moment for the other, and is refused if that is not done', async () => {
  let finish = () => {};
  let first: Promise<string> | undefined;
  await new Promise<void>((taken) => {
    first = withLock(home, () => {
      taken();
      return new Promise<string>((resolve) => (finish = () => resolve('first')));
    });
  });
  await expect(withLock(home, async () => 'second')).rejects.toThrow('Another release is under way');
  const third = withLock(home, async () => 'third');
  finish();
  await expect(first).resolves.toBe('first');
  await expect(third).resolves.toBe('third');
});

test('a home that is not there is no release under way', async () => {
  await expect(withLock(path.join(home, 'missing'), async () => 'never')).rejects.toThrow('cannot be taken');
});

test('what fails gives the lock back', async () => {
  await expect(withLock(home, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock(home, async () => 'next')).resolves.toBe('next');
});
