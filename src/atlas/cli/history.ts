import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * The day on which a chart, or what lies beside it, was changed last, by the file of the chart: as the repository says that this folder is in.
 * Nothing of files that are in none.
 */
export function changedOn(files: readonly string[]): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of told(files).split('\n')) {
    if (line.startsWith('on ')) day = line.slice(3);
    else if (line !== '' && !days.has(dirname(line))) days.set(dirname(line), day);
  }
  return new Map(files.flatMap((file) => (days.has(dirname(file)) ? [[file, days.get(dirname(file)) ?? '']] : [])));
}

/** Of the last first: a line with the day of each change, and one with each of its files, from this folder. */
function told(files: readonly string[]): string {
  const here = [...new Set(files.map(dirname))].filter((folder) => !folder.startsWith('..'));
  if (here.length === 0) return '';
  try {
    const args = ['log', '--relative', '--name-only', '--no-merges', '--format=on %cs', '--', ...here];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return '';
  }
}
