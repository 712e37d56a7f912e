import { choose, power } from '../combinatorics';
import { lengths } from '../draws';
import type { Draw, Reading, Result } from '../types';
import { type Group, groupsOf } from './kinds';

/** Receives a result that stands for `ways` results, in an array that is reused; returns false to stop. */
type Visit = (result: Result, ways: bigint) => boolean;

/**
 * Visits one result for each combination of kinds, the most frequent kinds first. Results are complete only at places
 * that are read. Returns the number of all results, which `ways` adds up to, and whether all were visited.
 */
export function visitOutcomes(
  draw: Draw,
  readings: readonly Reading[],
  visit: Visit,
): { space: bigint; isComplete: boolean } {
  const groups = groupsOf(draw, readings);
  if (!groups) return { space: 1n, isComplete: false };
  const isUrn = draw.kind === 'balls';
  const result = Array<number>(placesOf(draw)).fill(-1);
  // Balls of each kind that have left the urn.
  const gone = (groups[0]?.kinds ?? []).map(() => 0);

  const fill = (nth: number, from: number, left: number, ways: bigint): boolean => {
    const group = groups[nth];
    if (!group) return visit(result, ways);
    if (left === 0) return fill(nth + 1, 0, groups[nth + 1]?.places.length ?? 0, ways);
    for (let at = from; at < group.kinds.length; at += 1) {
      const kind = group.kinds[at] ?? [];
      const used = isUrn ? (gone[at] ?? 0) : 0;
      for (let count = isUrn ? Math.min(left, kind.length - used) : left; count > 0; count -= 1) {
        for (let index = 0; index < count; index += 1)
          result[group.places[left - index - 1] ?? -1] = kind[isUrn ? used + index : 0] ?? -1;
        const these = isUrn ? choose(kind.length - used, count) : choose(left, count) * power(kind.length, count);
        gone[at] = used + count;
        const goesOn = fill(nth, at + 1, left - count, ways * these);
        gone[at] = used;
        if (!goesOn) return false;
      }
    }
    return true;
  };
  const isComplete = fill(0, 0, groups[0]?.places.length ?? 0, 1n);
  return { space: spaceOf(groups, isUrn), isComplete };
}

const placesOf = (draw: Draw): number => {
  if (draw.kind === 'digits') return draw.places;
  return draw.kind === 'balls' ? draw.take : lengths(draw).length;
};

function spaceOf(groups: readonly Group[], isUrn: boolean): bigint {
  let space = 1n;
  let gone = 0;
  for (const { places, kinds } of groups) {
    const values = kinds.reduce((all, kind) => all + kind.length, 0);
    space *= isUrn ? choose(values - gone, places.length) : power(values, places.length);
    gone += places.length;
  }
  return space;
}
