import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Breakage } from './breakages';
import { edited } from './edits';

/** A copy of the sources in a folder of its own, with the installed packages. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'maidan-sabotage-'));

  constructor() {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of tracked.split('\n')) if (file && existsSync(file)) cpSync(file, join(this.folder, file));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  /** Injects a fault, and returns a function that reverts it. */
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
