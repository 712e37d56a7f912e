import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Breakage } from './breakages';
import { edited } from './edits';

/** The sources as they stand, in a folder of their own, with the packages that are installed here. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'maidan-sabotage-'));

  constructor() {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\n')) if (file && existsSync(file)) cpSync(file, join(this.folder, file));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  /** Breaks one thing; gives the way to mend it. */
  break({ file, edits }: Breakage): () => void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, edited(text, edits));
    return () => writeFileSync(path, text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
