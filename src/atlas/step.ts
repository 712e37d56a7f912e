import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Move } from './moves';
import { advance, begin, type Macrostep } from './pure';

/** Where a machine is, and which of the actors that it invoked there have ended. */
export type Standing = { snapshot: AnyMachineSnapshot; ended: ReadonlySet<string> };
/** A macrostep, and where it leads. */
export type Step = Standing & Macrostep;

/** An actor that has ended stays so, until its state starts it anew. */
function endedAfter(
  { ended, snapshot: before }: Standing,
  { invoke }: Move,
  { snapshot }: Macrostep,
): ReadonlySet<string> {
  const ids = invoke === undefined ? [...ended] : [...ended, invoke];
  return new Set(
    ids.filter((id) => snapshot.children[id] === before.children[id] && snapshot.children[id] !== undefined),
  );
}

/** How a machine begins. Its actors are to be stubbed. */
export const firstStep = (machine: AnyStateMachine, input?: unknown): Step => ({
  ...begin(machine, input),
  ended: new Set(),
});

/** What a move does. Throws where a guard or an `assign` does. */
export function stepFrom(machine: AnyStateMachine, from: Standing, move: Move): Step {
  const step = advance(machine, from.snapshot, move.event);
  return { ...step, ended: endedAfter(from, move, step) };
}
