import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionsFrom,
  initialTransition,
  transition,
} from 'xstate';
import type { EffectOf } from './define';

/** A step computed by the chart, before any of it is carried out. */
export type Macrostep<M extends AnyStateMachine> = {
  snapshot: AnyMachineSnapshot;
  effects: EffectOf<M>[];
  delays: { event: string; delay: number }[];
};

/** Throws for a chart that has actors: nothing here would run them. */
export function initialStep<M extends AnyStateMachine>(machine: M, input: unknown): Macrostep<M> {
  const [actor] = Object.keys(machine.implementations.actors ?? {});
  if (actor !== undefined) throw beyondLifecycle(machine, actor);
  return toMacrostep(machine, initialTransition<AnyStateMachine>(machine, input));
}

/** Returns the step that an event causes, or null if the chart does not permit the event. */
export function nextStep<M extends AnyStateMachine>(
  machine: M,
  from: AnyMachineSnapshot,
  event: { type: string },
): Macrostep<M> | null {
  return from.can(event) ? toMacrostep(machine, transition<AnyStateMachine>(machine, from, event)) : null;
}

/** Filters the events that are permitted now. */
export const permittedEvents = <T extends string>(snapshot: AnyMachineSnapshot, types: readonly T[]): T[] =>
  types.filter((type) => snapshot.can({ type }));

/** Returns the name of the active leaf of a state value at most one level deep. */
export const leafOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : value;

type Action = ExecutableActionsFrom<AnyStateMachine>;

/** XState's own actions: starting and ending delays, raising an event within the step. */
const INTERNAL = new Set(['xstate.raise', 'xstate.cancel']);

function toMacrostep<M extends AnyStateMachine>(
  machine: M,
  [snapshot, actions]: [AnyMachineSnapshot, Action[]],
): Macrostep<M> {
  const delays = actions.flatMap((action) =>
    action.type === 'xstate.raise' && action.params.delay !== undefined
      ? [{ event: action.params.event.type, delay: action.params.delay }]
      : [],
  );
  const effects = actions
    .filter(({ type }) => !INTERNAL.has(type))
    .map(({ type, params }: { type: string; params: unknown }) => toEffect(machine, { type, params }));
  return { snapshot, effects, delays };
}

/** A lifecycle neither sends, spawns nor emits, so that `setup` names all its effects. */
function toEffect<M extends AnyStateMachine>(machine: M, action: { type: string; params: unknown }): EffectOf<M> {
  const isNamed = (candidate: { type: string }): candidate is EffectOf<M> =>
    Object.hasOwn(machine.implementations.actions, candidate.type);
  if (isNamed(action)) return action;
  throw beyondLifecycle(machine, action.type);
}

const beyondLifecycle = ({ id }: AnyStateMachine, actionType: string) =>
  new TypeError(`${id} requests ${actionType}: a lifecycle may have only events, delays and named actions`);
