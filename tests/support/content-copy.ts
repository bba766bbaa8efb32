import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentFolder } from './content-folder';
import { fixtureContent } from './fixture-content';

/** For tests: a copy of the fixture that can be broken. Pictures are shared with the original, not copied. */
export class ContentCopy extends ContentFolder {
  constructor() {
    const dir = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
    super(dir);
    const images = path.join(fixtureContent, 'images');
    cpSync(fixtureContent, dir, { recursive: true, filter: (source) => path.resolve(source) !== images });
    mkdirSync(path.join(dir, 'images'));
    for (const folder of readdirSync(images)) {
      symlinkSync(path.join(images, folder), path.join(dir, 'images', folder));
    }
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(path.dirname(this.dir), { recursive: true });
  }
}
