import { sideId } from '../../declared';
import type { ChartData } from '../data';

export type Colour = 'ok' | 'part' | 'no';
/** How far a tier covers each state and transition of a chart, by their ids; and of each state, how many of its transitions. */
export type Colours = { of: ReadonlyMap<string, Colour>; counts: ReadonlyMap<string, { done: number; all: number }> };

/** Colours by a tier. A transition is covered in part where a side of its guard is missing; a state, where one of its transitions is. */
export function coloursOf({ picture, tiers }: ChartData, tier: string | undefined): Colours | undefined {
  const found = tiers.find((one) => one.tier === tier);
  if (!found) return undefined;
  const missing = new Set(found.missing);
  const of = new Map<string, Colour>();
  const counts = new Map<string, { done: number; all: number }>();
  for (const { id, guard } of picture.transitions) {
    const isPart = guard !== undefined && [true, false].some((side) => missing.has(sideId(id, side)));
    of.set(id, missing.has(id) ? 'no' : isPart ? 'part' : 'ok');
  }
  for (const { id, path } of picture.states) {
    const own = picture.transitions.filter(({ source }) => source === path).map((one) => of.get(one.id));
    const done = own.filter((colour) => colour === 'ok').length;
    counts.set(id, { done, all: own.length });
    of.set(id, missing.has(id) ? 'no' : done < own.length ? 'part' : 'ok');
  }
  return { of, counts };
}
