import { existsSync } from 'node:fs';
import { type Chart, loadEach } from './load';

/** Returns whether an argument names files rather than a flow. */
export const isFile = (what: string): boolean => existsSync(what) || /[/\\*]|\.[cm]?[jt]s$/.test(what);

/**
 * Finds the charts of a file, or those with an id or file name among the machines, and the faults of unreadable files.
 * If the flow is found, faults elsewhere are ignored.
 */
export async function find(what: string, machines: readonly string[]): Promise<{ charts: Chart[]; faults: string[] }> {
  if (isFile(what)) return loadEach([what]);
  const { charts, faults } = await loadEach(machines);
  const meant = charts.filter(({ id }) => id === what);
  const found = meant.length > 0 ? meant : charts.filter(({ name }) => name === what);
  if (found.length > 0) return { charts: found, faults: [] };
  const there = `No flow ${what} in ${machines.join(', ')}. Known flows: ${charts.map(({ id }) => id).join(', ')}.`;
  throw new Error([there, ...faults].join('\n'));
}
