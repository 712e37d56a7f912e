import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import { stable } from './json';
import { type Move, moveOf, movesAt } from './moves';
import { firstStep, type Step, stepFrom } from './step';
import { stubbed } from './stub';
import type { AnySamples } from './types';

/** Maximum number of moves to try; beyond it too many samples lead to the same states. */
const MAX_TRIES = 5_000;

type MaskedStep = { event: AnyEventObject; sample: string | null; state: StateValue };
type MaskedPath = { title: string; given?: unknown; steps: readonly MaskedStep[] };
/** Steps with their samples, and the sampled input from which they start. */
type UnmaskedPath = { input?: string; given?: unknown; steps: MaskedStep[] };

/** Search for the samples of a masked path. `farthest`: steps that some samples reached. */
type Search = {
  machine: AnyStateMachine;
  samples: AnySamples;
  steps: readonly MaskedStep[];
  left: number;
  farthest: number;
};

/**
 * Returns a path whose masked events are replaced by samples of their types that lead to the saved states. Throws with
 * the first step that no combination of samples reaches.
 */
export function unmasked(machine: AnyStateMachine, samples: AnySamples, path: MaskedPath): UnmaskedPath {
  const search: Search = { machine: stubbed(machine), samples, steps: path.steps, left: MAX_TRIES, farthest: 0 };
  const inputs = Object.entries(samples.inputs ?? {});
  const starts = inputs.length > 0 ? inputs : [[undefined, path.given] as const];
  for (const [input, given] of starts) {
    const steps = stepsFrom(search, firstStep(search.machine, given), 0);
    if (steps) return { input, given, steps };
  }
  const step = path.steps[search.farthest];
  throw new Error(
    `No samples lead by step ${search.farthest + 1}, ${step?.event.type}, to ${stable(step?.state)} in "${path.title}".`,
  );
}

/** Depth-first, because samples of one step may differ only in what a later one reads. */
function stepsFrom(search: Search, from: Step, index: number): MaskedStep[] | null {
  const step = search.steps[index];
  search.farthest = Math.max(search.farthest, index);
  if (step === undefined) return [];
  for (const move of candidates(search, from, step)) {
    if (search.left === 0) return null;
    search.left -= 1;
    const next = attempt(search.machine, from, move);
    if (next === null || stable(next.snapshot.value) !== stable(step.state)) continue;
    const rest = stepsFrom(search, next, index + 1);
    const { event, sample } = move;
    if (rest) return [{ event: JSON.parse(stable(event)), sample: sample?.class ?? null, state: step.state }, ...rest];
  }
  return null;
}

/** Moves of the saved type, those first that equal the data which was not masked; then the saved event itself. */
function candidates({ samples }: Search, from: Step, { event }: MaskedStep): Move[] {
  const moves = movesAt(from.snapshot, samples, from.ended).filter((move) => move.event.type === event.type);
  return [...moves.sort((a, b) => likeness(b.event, event) - likeness(a.event, event)), moveOf(event)];
}

/** Number of equal values in what both sides have. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Number(one === other);
  return Object.entries(other).reduce((sum, [name, value]) => sum + likeness(Reflect.get(one, name), value), 0);
}

/** A sample that a guard cannot read leads nowhere. */
function attempt(machine: AnyStateMachine, from: Step, move: Move): Step | null {
  try {
    return stepFrom(machine, from, move);
  } catch {
    return null;
  }
}
