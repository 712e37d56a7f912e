import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { DestinationMap } from '../map';
import { type Chart, load } from './load';
import { loadMap } from './load-map';

const LARGEST_ARCHIVE = 1024 ** 3;

/** A revision's charts, and its map where it has one. */
export type Before = { revision: string; charts: Chart[]; map?: DestinationMap };

/** What a revision of the repository that this folder is in has; its files lie in a temporary folder while they are read. */
export async function loadAt(revision: string, patterns: readonly string[], map?: string): Promise<Before> {
  const top = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
  const folder = await mkdtemp(join(tmpdir(), 'atlas-revision-'));
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], { cwd: top, maxBuffer: LARGEST_ARCHIVE });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const there = (pattern: string) => join(folder, relative(top, isAbsolute(pattern) ? pattern : resolve(pattern)));
    const charts = await load(patterns.map(there));
    return { revision, charts, map: map === undefined ? undefined : await loadMap(there(map), charts) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
