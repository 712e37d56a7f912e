import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { type Chart, load } from './load';

const LARGEST_ARCHIVE = 1024 ** 3;

/** The charts of a revision of the repository that this folder is in; its files lie in a temporary folder while they are read. */
export async function loadAt(revision: string, patterns: readonly string[]): Promise<Chart[]> {
  const top = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
  const folder = await mkdtemp(join(tmpdir(), 'atlas-revision-'));
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], { cwd: top, maxBuffer: LARGEST_ARCHIVE });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const there = (pattern: string) => join(folder, relative(top, isAbsolute(pattern) ? pattern : resolve(pattern)));
    return await load(patterns.map(there));
  } finally {
    await rm(folder, { recursive: true });
  }
}
