import { spawnSync } from 'node:child_process';

/** Jest's `test`, skipped on machines without flock(1), such as a Mac: releases are for servers that have it. */
export const testWithFlock = spawnSync('flock', ['--version']).error ? test.skip : test;
