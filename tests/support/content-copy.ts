import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureContent } from './fixture-content';

/** For tests: a copy of the fixture that can be broken. Pictures are shared with the original, not copied. */
export class ContentCopy {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'content-'));
  readonly dir = path.join(this.#root, 'content');

  constructor() {
    const images = path.join(fixtureContent, 'images');
    cpSync(fixtureContent, this.dir, { recursive: true, filter: (source) => path.resolve(source) !== images });
    mkdirSync(path.join(this.dir, 'images'));
    for (const folder of readdirSync(images)) {
      symlinkSync(path.join(images, folder), path.join(this.dir, 'images', folder));
    }
  }

  read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true });
    writeFileSync(path.join(this.dir, file), content);
  }

  delete(file: string): void {
    rmSync(path.join(this.dir, file));
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
