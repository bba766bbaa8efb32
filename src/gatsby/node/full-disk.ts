import { statfsSync } from 'node:fs';

const tooLittle = 1e6;

/**
 * Has a build that fails on a full disk say so in its last line: Gatsby's store, for one, only calls it an
 * "Input/output error".
 * @param dir a folder on the disk that the build writes to
 */
export const sayWhenDiskIsFull = (dir: string): void => {
  process.on('exit', (code) => {
    const { bavail, bsize } = statfsSync(dir);
    if (code !== 0 && bavail * bsize < tooLittle)
      console.error(`The disk is full (${dir}). Make room and build again.`);
  });
};
