import type { Exploration } from './explore';
import { walked } from './pairs';
import { type Path, pairsOf } from './paths';
import { counter, type Tally } from './tally';

/** Name of the tally: of its chart, by default the machine's id, and of what ran. */
type CoverageOptions = { flow?: string; tier?: string };

/**
 * Counts what paths cover of an exploration: states, transitions, both sides of guards, outcomes of actors, delays,
 * pairs of consecutive transitions, and requirements. `missing` lists the rest, `table` prints it.
 */
export function coverage(
  exploration: Exploration,
  paths: readonly Path[],
  { flow = exploration.machine.id, tier = 'paths' }: CoverageOptions = {},
): Tally {
  const { add, tally } = counter(flow, tier, exploration.declared, pairsOf(exploration));
  for (const path of paths) add(...walked(path));
  return tally();
}
