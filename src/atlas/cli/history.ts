import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * Returns the day of the last change of a chart, or of a file next to it, by the chart's file, from git. Empty for
 * files outside a repository.
 */
export function changedOn(files: readonly string[]): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of logOf(files).split('\n')) {
    if (line.startsWith('on ')) day = line.slice(3);
    else if (line !== '' && !days.has(dirname(line))) days.set(dirname(line), day);
  }
  return new Map(files.flatMap((file) => (days.has(dirname(file)) ? [[file, days.get(dirname(file)) ?? '']] : [])));
}

/** Prints, newest first, a line with the day of each commit and one per changed file, relative to this folder. */
function logOf(files: readonly string[]): string {
  const here = [...new Set(files.map(dirname))].filter((folder) => !folder.startsWith('..'));
  if (here.length === 0) return '';
  try {
    const args = ['log', '--relative', '--name-only', '--no-merges', '--format=on %cs', '--', ...here];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return '';
  }
}
