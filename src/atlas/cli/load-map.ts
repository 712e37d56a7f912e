import { basename, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { type MainWay, mainWay, type ScriptedRun } from '../main-way';
import { type DestinationMap, type Destinations, mapOf } from '../map';
import { type Chart, has } from './load';
import { exportedOf, moduleAt } from './module-at';

const isDestinations = (value: unknown): value is Destinations => has(value, 'id', 'destinations', 'ways', 'leads');

/** Loads the map of the destinations that a file exports; undefined if there is no such file. */
export async function loadMap(file: string, charts: readonly Chart[]): Promise<DestinationMap | undefined> {
  const found = await exportedOf(file, isDestinations, 'destinations');
  return found && mapOf(found, charts);
}

const isScriptedRun = (value: unknown): value is ScriptedRun => has(value, 'title', 'run');
const isList = (value: unknown): value is ScriptedRun[] =>
  Array.isArray(value) && value.length > 0 && value.every(isScriptedRun);

/**
 * Loads the main path of each chart: the first journey of `<name>.journeys.ts` among some globs. Omits charts without
 * one.
 */
export async function loadWays(patterns: readonly string[], charts: readonly Chart[]): Promise<Map<string, MainWay>> {
  const files =
    patterns.length === 0 ? [] : await glob([...patterns], { absolute: true, ignore: '**/node_modules/**' });
  const ways = new Map<string, MainWay>();
  for (const file of files.sort()) {
    const chart = charts.find(({ name }) => name === basename(file).replace(/\.journeys\.[cm]?[jt]s$/, ''));
    const [first] = (chart && Object.values(await moduleAt(resolve(file))).find(isList)) ?? [];
    const way = chart && first && mainWay(chart.machine, first);
    if (way) ways.set(chart.file, way);
  }
  return ways;
}
