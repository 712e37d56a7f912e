import { existsSync } from 'node:fs';
import { type Loaded, loadEach } from './load';
import { ENDINGS } from './source/syntax';

/** Returns whether an argument names files rather than a flow. */
export const isFile = (what: string): boolean => existsSync(what) || /[/\\*]/.test(what) || ENDINGS.test(what);

const isAbout = (notice: string, charts: readonly { file: string }[]): boolean =>
  charts.some(({ file }) => notice.startsWith(`${file}:`));

/**
 * Finds the charts of a file, or those with an id or file name among the machines, and the faults of unreadable files.
 * If the flow is found, faults elsewhere are ignored.
 */
export async function find(what: string, machines: readonly string[]): Promise<Loaded> {
  if (isFile(what)) return loadEach([what]);
  const { charts, faults, notices } = await loadEach(machines);
  const meant = charts.filter(({ id }) => id === what);
  const found = meant.length > 0 ? meant : charts.filter(({ name }) => name === what);
  if (found.length > 0) return { charts: found, faults: [], notices: notices.filter((line) => isAbout(line, found)) };
  const there = `No flow ${what} in ${machines.join(', ')}. Known flows: ${charts.map(({ id }) => id).join(', ')}.`;
  throw new Error([there, ...faults].join('\n'));
}
