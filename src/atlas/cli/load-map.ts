import { type DestinationMap, type Destinations, mapOf } from '../map';
import { type Chart, exportedOf, has } from './load';

const isDestinations = (value: unknown): value is Destinations => has(value, 'id', 'destinations', 'ways', 'leads');

/** Loads the map of the destinations that a file exports; undefined if there is no such file. */
export async function loadMap(file: string, charts: readonly Chart[]): Promise<DestinationMap | undefined> {
  const found = await exportedOf(file, isDestinations, 'destinations');
  return found && mapOf(found, charts);
}
