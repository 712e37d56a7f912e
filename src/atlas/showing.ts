import { type Bound, bound } from './bound';
import type { Exploration } from './explore';
import { minimise } from './minimise';
import type { Path } from './paths';
import { shortest } from './shortest';

/** Steps that the search for a single session tries at most: some seconds. */
const LIMIT = 300_000;
/** Requirements that fit into the bits of a number. */
const MAX_BITS = 30;

/**
 * Finds the fewest sessions that show each of these requirements, in any state that carries it. A single session has
 * the fewest steps, so it is its own lower bound. Where none shows all, or too many are to be tried, the sessions are
 * greedy.
 */
export function showing(exploration: Exploration, requirements: readonly string[]): { paths: Path[]; least: Bound } {
  const reached = reachable(exploration);
  const carried = requirements.filter((requirement) => reached.has(requirement));
  if (carried.length === 0) return { paths: [], least: { paths: 0, steps: 0 } };
  const single =
    carried.length > MAX_BITS ? { isComplete: false, path: undefined } : singleSession(exploration, carried);
  if (single.path) return { paths: [single.path], least: { paths: 1, steps: single.path.steps.length } };
  const { paths, steps } = bound(exploration, { requirements: carried });
  return {
    paths: minimise(exploration, { requirements: carried }),
    least: { paths: single.isComplete ? Math.max(paths, 2) : paths, steps },
  };
}

function singleSession(exploration: Exploration, requirements: readonly string[]): ReturnType<typeof shortest> {
  const bits = new Map(
    exploration.declared.states.map(({ id, requirements: own }) => [
      id,
      requirements.reduce((mask, requirement, at) => (own.includes(requirement) ? mask | (1 << at) : mask), 0),
    ]),
  );
  return shortest(
    exploration,
    {
      advance: (before, stepCoverages) =>
        stepCoverages.reduce(
          (mask, { states }) => states.reduce((all, state) => all | (bits.get(state) ?? 0), mask),
          before,
        ),
      goal: 2 ** requirements.length - 1,
    },
    LIMIT,
  );
}

/** Returns the requirements of all states that the exploration entered. */
function reachable({ declared, starts, edges }: Exploration): ReadonlySet<string> {
  const entered = new Set(
    [...starts, ...edges].flatMap(({ stepCoverages }) => stepCoverages.flatMap(({ states }) => states)),
  );
  return new Set(declared.states.filter(({ id }) => entered.has(id)).flatMap(({ requirements }) => requirements));
}
