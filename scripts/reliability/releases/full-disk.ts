import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Parts, Step } from '../../release/release-site';
import type { Trial } from './trial';

/** Why a small disk can't be made here; empty if it can. */
export const missingForSmallDisk = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'pipe' });
    execFileSync('umount', [folder], { stdio: 'pipe' });
    return '';
  } catch {
    return 'A file system of its own takes root that may mount; a container of Docker is started with --privileged for it.';
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Writes until neither a byte nor a file has room. */
const fill = (folder: string) => {
  mkdirSync(folder);
  for (const size of [100_000, 4096, 0]) {
    try {
      for (let count = 0; ; count += 1) writeFileSync(path.join(folder, `${size}-${count}`), Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
};

/**
 * Fills the disk after a step. The release is in service as a whole, or everything is as it was; the next one works
 * once there is room.
 * @returns whether it went into service
 * @throws AssertionError saying what is not so
 */
export const fillAt = async (trial: Trial, step: Step, sabotage?: Parts['after']): Promise<boolean> => {
  const filler = path.join(trial.home, 'filler');
  const before = await trial.state();
  const after: Parts['after'] = (done) => {
    sabotage?.(done);
    if (done === step) fill(filler);
  };
  const failure = await trial.release(`full-${step}`, { after }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const state = await trial.state();
  rmSync(filler, { recursive: true });
  if (failure === undefined) assert.equal(state.served, `full-${step}`);
  else {
    assert.match(failure, /no space left/);
    assert.deepEqual(state, before);
  }
  await trial.release(`room-${step}`);
  assert.equal(await trial.served(), `room-${step}`);
  return failure === undefined;
};
