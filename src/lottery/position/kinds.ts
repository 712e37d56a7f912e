import type { Draw, Reading } from '../types';

/** Places that all lines read alike, and the values there that no line tells apart, the largest kind first. */
export type Group = { places: readonly number[]; kinds: readonly (readonly number[])[] };

/** Limit of the values that are compared. */
const COMPARED = 2_000_000;

/** Groups places that are read alike, and values into kinds. Returns null if that is too much work. */
export function groupsOf(draw: Draw, readings: readonly Reading[]): Group[] | null {
  const groups: Group[] = [];
  let last: readonly Reading[] = [];
  let kinds: number[][] = [];
  let compared = 0;
  for (const { places, readings: some } of alikePlaces(readings)) {
    // A ball can be drawn at any place, so that all places share the kinds.
    const readers = draw.kind === 'balls' ? readings : some;
    if (!isSame(readers, last)) {
      const values = valuesOf(draw, readers);
      compared += values.length * readers.length;
      if (compared > COMPARED) return null;
      kinds = kindsOf(values, readers);
      last = readers;
    }
    groups.push({ places, kinds });
  }
  return groups;
}

/** Groups the places that the same readings contain. */
function alikePlaces(readings: readonly Reading[]): { places: number[]; readings: Reading[] }[] {
  const groups = new Map<string, { places: number[]; readings: Reading[] }>();
  for (const place of [...new Set(readings.flatMap(({ places }) => places))].sort((a, b) => a - b)) {
    const readers = readings.filter(({ places }) => places.includes(place));
    const key = readers.map((reading) => readings.indexOf(reading)).join();
    const group = groups.get(key) ?? { places: [], readings: readers };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const isSame = (some: readonly Reading[], others: readonly Reading[]): boolean =>
  some.length === others.length && some.every(({ kindOf }, index) => kindOf === others[index]?.kindOf);

/** Values that readings can tell apart: all numbers, or all tails of a lot. */
function valuesOf(draw: Draw, readings: readonly Reading[]): number[] {
  if (draw.kind === 'balls') return Array.from({ length: draw.of }, (_, less) => less + 1);
  const length = draw.kind === 'digits' ? draw.base : Math.max(...readings.map(({ size = 0 }) => size));
  return Array.from({ length }, (_, value) => value);
}

function kindsOf(values: readonly number[], readings: readonly Reading[]): number[][] {
  const kinds = new Map<string, number[]>();
  for (const value of values) {
    const key = readings.map(({ size, kindOf }) => kindOf(size ? value % size : value)).join(' ');
    const kind = kinds.get(key);
    if (kind) kind.push(value);
    else kinds.set(key, [value]);
  }
  return [...kinds.values()].sort((a, b) => b.length - a.length);
}
