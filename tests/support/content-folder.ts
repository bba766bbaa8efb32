import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder of content whose files a test changes, by their paths from the folder. */
export class ContentFolder {
  constructor(readonly dir: string) {}

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
}
