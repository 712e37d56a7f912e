import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Move } from './moves';
import { advance, begin, type Macrostep } from './pure';

/** Snapshot of a machine, and the invoked actors that have ended. */
export type Configuration = { snapshot: AnyMachineSnapshot; ended: ReadonlySet<string> };
/** Macrostep with the resulting configuration. */
export type Step = Configuration & Macrostep;

/** Ended actors stay ended until their state restarts them. */
function endedAfter(
  { ended, snapshot: before }: Configuration,
  { invoke }: Move,
  { snapshot }: Macrostep,
): ReadonlySet<string> {
  const ids = invoke === undefined ? [...ended] : [...ended, invoke];
  return new Set(
    ids.filter((id) => snapshot.children[id] === before.children[id] && snapshot.children[id] !== undefined),
  );
}

/** Returns the initial step. Expects a machine with stubbed actors. */
export const firstStep = (machine: AnyStateMachine, input?: unknown): Step => ({
  ...begin(machine, input),
  ended: new Set(),
});

/** Returns the step of a move. Throws if a guard or an `assign` throws. */
export function stepFrom(machine: AnyStateMachine, from: Configuration, move: Move): Step {
  const step = advance(machine, from.snapshot, move.event);
  return { ...step, ended: endedAfter(from, move, step) };
}
