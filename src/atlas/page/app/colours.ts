import { sideId } from '../../declared';
import type { ChartData } from '../data';

export type Colour = 'ok' | 'part' | 'no';
/** Coverage of each state and transition by a tier, by id, and the covered transitions of each state. */
export type Colours = { of: ReadonlyMap<string, Colour>; counts: ReadonlyMap<string, { done: number; all: number }> };

/**
 * Colours a chart by a tier. A transition with an uncovered guard side, or a state with an uncovered transition, is
 * partly covered.
 */
export function coloursOf({ picture, tiers }: ChartData, tier: string | undefined): Colours | undefined {
  const found = tiers.find((tierData) => tierData.tier === tier);
  if (!found) return undefined;
  const missing = new Set(found.missing);
  const of = new Map<string, Colour>();
  const counts = new Map<string, { done: number; all: number }>();
  for (const { id, guard } of picture.transitions) {
    const isPart = guard !== undefined && [true, false].some((side) => missing.has(sideId(id, side)));
    of.set(id, missing.has(id) ? 'no' : isPart ? 'part' : 'ok');
  }
  const bySource = new Map<string, (Colour | undefined)[]>();
  for (const { id, source } of picture.transitions) bySource.set(source, [...(bySource.get(source) ?? []), of.get(id)]);
  for (const { id, path } of picture.states) {
    const own = bySource.get(path) ?? [];
    const done = own.filter((colour) => colour === 'ok').length;
    counts.set(id, { done, all: own.length });
    of.set(id, missing.has(id) ? 'no' : done < own.length ? 'part' : 'ok');
  }
  return { of, counts };
}
