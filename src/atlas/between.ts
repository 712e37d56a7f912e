import type { MicrostepCoverage } from './declared';
import type { Exploration } from './explore';
import type { Path } from './paths';
import { shortest } from './shortest';

/**
 * Finds the shortest path through states in the listed order, by their ids. Passing through a state counts, and each
 * station must come at least a microstep after the last. Undefined if there is none.
 */
export const between = (exploration: Exploration, stations: readonly string[]): Path | undefined =>
  shortest(exploration, {
    advance: (before, stepCoverages) => pass(stations, before, stepCoverages),
    goal: stations.length,
  }).path;

/** Returns the number of stations passed after these microsteps. */
function pass(stations: readonly string[], before: number, stepCoverages: readonly MicrostepCoverage[]): number {
  let passed = before;
  for (const { states, transitions } of stepCoverages) {
    const station = stations[passed];
    if (station !== undefined && (transitions.length > 0 || passed === 0) && states.includes(station)) passed += 1;
  }
  return passed;
}
