import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DestinationMap, type Destinations, mapOf } from '../map';
import { type Chart, has, moduleAt } from './load';

const isDestinations = (value: unknown): value is Destinations => has(value, 'id', 'destinations', 'ways', 'leads');

/** The map that a file exports the destinations of, over these charts; nothing where there is no such file. */
export async function loadMap(file: string, charts: readonly Chart[]): Promise<DestinationMap | undefined> {
  if (!existsSync(file)) return undefined;
  const found = Object.values(await moduleAt(resolve(file))).find(isDestinations);
  if (!found) throw new Error(`${file} exports no destinations.`);
  return mapOf(found, charts);
}
