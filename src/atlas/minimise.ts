import type { Strategy } from './aims';
import type { Exploration } from './explore';
import { type Path, paths } from './paths';

const sizeOf = (found: Path[]) => ({ found, steps: found.reduce((sum, { steps }) => sum + steps.length, 0) });

/** Returns the smaller of the two greedy results: fewer paths, then fewer steps. */
export function minimise(exploration: Exploration, strategy: Strategy): Path[] {
  const nearest = sizeOf(paths(exploration, strategy));
  const staying = sizeOf(paths(exploration, strategy, undefined, 'staying'));
  const fewer = staying.found.length - nearest.found.length || staying.steps - nearest.steps;
  return fewer < 0 ? staying.found : nearest.found;
}
