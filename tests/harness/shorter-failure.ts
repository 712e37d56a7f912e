import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type Configuration, type Move, movesAt, type Path, stepFrom } from '../../src/atlas';
import { keyOf } from '../../src/atlas/explore';
import { firstStep } from '../../src/atlas/step';
import { type Rules, Walk } from './random-walk';

/** Walk that breaks a rule, and the rule. */
export type Failure = { reason: string; path: Path };
type Node = { input: string | undefined; moves: readonly Move[]; reached: Configuration };

/** Walks that the search tries at most, so that a large chart does not delay the report of its failure. */
const LIMIT = 20_000;

/**
 * Searches breadth first for a shorter walk that breaks the same rule. fast-check only drops moves of the walk that
 * it found, so it never finds another way to the same failure. Configurations are visited once; a rule that depends on
 * how they were reached (`until`) may have a still shorter walk. `machine` is stubbed.
 */
export function shorterFailure(
  machine: AnyStateMachine,
  samples: AnySamples,
  rules: Rules,
  known: Failure,
): Failure | undefined {
  const inputs = samples.inputs ? Object.keys(samples.inputs) : [undefined];
  const nodes = inputs.map((input): Node => {
    const inputValue = input === undefined ? undefined : samples.inputs?.[input];
    return { input, moves: [], reached: firstStep(machine, inputValue) };
  });
  const visited = new Set(nodes.map(({ reached }) => keyOf(reached.snapshot, reached.ended)));
  let tried = 0;
  // Iterating an array includes the nodes that the loop appends.
  for (const { input, moves, reached } of nodes) {
    if (moves.length + 1 >= known.path.steps.length) return undefined;
    for (const move of movesAt(reached.snapshot, samples, reached.ended)) {
      tried += 1;
      if (tried > LIMIT) return undefined;
      const all = [...moves, move];
      const failure = failureOf(new Walk(machine, samples, rules, input), all);
      if (failure?.reason === known.reason && failure.path.steps.length < known.path.steps.length) return failure;
      if (failure) continue;
      const next = stepFrom(machine, reached, move);
      const key = keyOf(next.snapshot, next.ended);
      if (!visited.has(key)) nodes.push({ input, moves: all, reached: next });
      visited.add(key);
    }
  }
}

/** Takes moves; returns the rule that they break, or the exception of the chart. */
function failureOf(walk: Walk, moves: readonly Move[]): Failure | undefined {
  try {
    walk.begin();
    for (const move of moves) walk.take(move);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), path: walk.path() };
  }
}
