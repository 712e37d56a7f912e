import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DestinationMap, type Destinations, mapOf } from '../map';
import type { Chart } from './load';

const isDestinations = (value: unknown): value is Destinations =>
  typeof value === 'object' && value !== null && ['id', 'destinations', 'ways', 'leads'].every((key) => key in value);

/** The map that a file exports the destinations of, over these charts; nothing where there is no such file. */
export async function loadMap(file: string, charts: readonly Chart[]): Promise<DestinationMap | undefined> {
  if (!existsSync(file)) return undefined;
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
  const found = Object.values(module).find(isDestinations);
  if (!found) throw new Error(`${file} exports no destinations.`);
  return mapOf(found, charts);
}
