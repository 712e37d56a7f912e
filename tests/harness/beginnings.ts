import type { StateValue } from 'xstate';
import { type Path, stable } from '../../src/atlas';

/** Cost of opening a page for a path, in steps. */
const OPENING = 3;

/** Keys of everything that a path shows: one list for its start and one for each step. */
type Shows = (path: Path) => string[][];

/** Values of the state, and the events that were performed to reach them. */
const valuesAndEvents: Shows = ({ start, steps }) => [
  [stable(start.value)],
  ...steps.map(({ kind, event, after }) => [stable(after.value), ...(kind === 'event' ? [event.type] : [])]),
];

/** Visits to states: each part of a value, whatever it is combined with. */
export const visitedStates: Shows = ({ start, steps }) =>
  [start, ...steps.map(({ after }) => after)].map(({ value }) => statesOf(value));

/** Returns the paths of the states that a value consists of. */
export const statesOf = (value: StateValue, parent = ''): string[] =>
  typeof value === 'string'
    ? [`${parent}${value}`]
    : Object.entries(value).flatMap(([state, below = {}]) => [
        `${parent}${state}`,
        ...statesOf(below, `${parent}${state}.`),
      ]);

/**
 * Returns prefixes of paths that together show everything that the paths show (by default each value of the state and
 * each event), each only as far as it shows something new, with its path's number from 1 on. Deterministic.
 */
export function beginnings(paths: readonly Path[], shows: Shows = valuesAndEvents): { number: number; path: Path }[] {
  const coveredKeys = new Set<string>();
  const keysByPath = paths.map(shows);
  const pathPrefixes: { number: number; path: Path }[] = [];
  for (let best = worthiest(keysByPath, coveredKeys); best; best = worthiest(keysByPath, coveredKeys)) {
    const { index, steps } = best;
    for (const keys of keysByPath[index]?.slice(0, steps + 1) ?? []) for (const key of keys) coveredKeys.add(key);
    const path = paths[index];
    if (path) pathPrefixes.push({ number: index + 1, path: { ...path, steps: path.steps.slice(0, steps) } });
  }
  return pathPrefixes.sort((a, b) => a.number - b.number);
}

/** Returns the path and length that show most for their cost, or none if nothing is new. */
function worthiest(
  keysByPath: readonly string[][][],
  coveredKeys: ReadonlySet<string>,
): { index: number; steps: number } | undefined {
  let best: { index: number; steps: number; worth: number } | undefined;
  for (const [index, path] of keysByPath.entries()) {
    const fresh = new Set<string>();
    for (const [steps, keys] of path.entries()) {
      const before = fresh.size;
      for (const key of keys) if (!coveredKeys.has(key)) fresh.add(key);
      const worth = fresh.size / (steps + OPENING);
      if (fresh.size > before && worth > (best?.worth ?? 0)) best = { index, steps, worth };
    }
  }
  return best;
}
