import { existsSync } from 'node:fs';
import { type Chart, load } from './load';

/** The charts that are meant: those of a file, or those of that id or file name among the machines. */
export async function find(what: string, machines: readonly string[]): Promise<Chart[]> {
  if (existsSync(what) || /[/\\*]|\.[cm]?[jt]s$/.test(what)) return load([what]);
  const charts = await load(machines);
  const meant = charts.filter(({ id }) => id === what);
  const found = meant.length > 0 ? meant : charts.filter(({ name }) => name === what);
  if (found.length > 0) return found;
  throw new Error(`There is no flow ${what} in ${machines.join(', ')}. There are: ${charts.map(({ id }) => id).join(', ')}.`);
}
