import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { DestinationMap } from '../map';
import { type Chart, loadEach } from './load';
import { loadMap } from './load-map';
import { adopt, isOwn } from './module-at';

const LARGEST_ARCHIVE = 1024 ** 3;

/** Charts of a revision, and its map if there is one. */
export type Before = { revision: string; charts: Chart[]; map?: DestinationMap };

/** Loads a revision of the repository that contains this folder; using a temporary folder for its files. */
export async function loadAt(revision: string, patterns: readonly string[], map?: string): Promise<Before> {
  const top = execFileSync('git', ['rev-parse', '--show-toplevel'], {
    cwd: folderOf(patterns[0] ?? '.'),
    encoding: 'utf8',
  }).trim();
  const folder = await mkdtemp(join(tmpdir(), 'atlas-revision-'));
  if (isOwn(top)) adopt(folder);
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision], {
      cwd: top,
      maxBuffer: LARGEST_ARCHIVE,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const [from, to] of modulesFor(top, patterns, folder))
      if (existsSync(dirname(to)) && !existsSync(to)) await symlink(from, to);
    const there = (pattern: string) => join(folder, relative(top, resolve(pattern)));
    const charts = await chartsIn(patterns.map(there), folder);
    return { revision, charts, map: map === undefined ? undefined : await loadMap(there(map), charts) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the folder in which a file or a glob starts. */
function folderOf(pattern: string): string {
  const plain = resolve(pattern.split(/[*?{[]/)[0] ?? '');
  const found = [plain, dirname(plain)].find((folder) => existsSync(folder) && statSync(folder).isDirectory());
  return found ?? folderOf(dirname(dirname(plain)));
}

/**
 * Returns the `node_modules` folders on the way to the charts and the nearest above, each with its place in the copy.
 */
function modulesFor(top: string, patterns: readonly string[], copy: string): [string, string][] {
  const above = (folder: string): string[] => (folder === top ? [top] : [...above(dirname(folder)), folder]);
  const within = patterns.map(folderOf).filter((folder) => !relative(top, folder).startsWith('..'));
  const folders = [...new Set([top, ...within.flatMap(above)])].filter(hasModules);
  const hoisted = folders.includes(top) ? [] : [nearestModules(dirname(top)) ?? resolve('.')];
  const all = [
    ...hoisted.map((folder) => [folder, copy] as const),
    ...folders.map((folder) => [folder, join(copy, relative(top, folder))] as const),
  ];
  return all.map(([from, to]) => [join(from, 'node_modules'), join(to, 'node_modules')]);
}

const hasModules = (folder: string): boolean => existsSync(join(folder, 'node_modules'));
const nearestModules = (folder: string): string | undefined =>
  hasModules(folder) ? folder : dirname(folder) === folder ? undefined : nearestModules(dirname(folder));

/** Loads the charts that existed: none for files that did not exist yet; prints those that do not load, and goes on. */
async function chartsIn(patterns: readonly string[], folder: string): Promise<Chart[]> {
  const charts: Chart[] = [];
  for (const pattern of patterns) {
    if (existsSync(pattern) || /[*?{[]/.test(pattern)) {
      const found = await loadEach([pattern]).catch(() => ({ charts: [], faults: [] }));
      charts.push(...found.charts);
      for (const fault of found.faults) console.error(`Before: ${fault.replaceAll(`${folder}/`, '')}`);
    }
  }
  return charts;
}
