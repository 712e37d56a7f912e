import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionsFrom,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate';
import type { EffectOf, Lifecycle, Stored } from './define';
import type { lifecycles, Persisted, Timer } from './tables';

/** A step as the chart has it, before anything of it is done. */
export type Macrostep<M extends AnyStateMachine> = {
  snapshot: AnyMachineSnapshot;
  effects: EffectOf<M>[];
  delays: { event: string; delay: number }[];
};
export type Chart<M extends AnyStateMachine> = Pick<Lifecycle<M, unknown, unknown>, 'name' | 'machine' | 'migrations'>;
type Row = Pick<typeof lifecycles.$inferSelect, 'chart' | 'snapshot' | 'timers'>;

/** How a lifecycle begins. */
export const first = <M extends AnyStateMachine>(machine: M, input: unknown): Macrostep<M> =>
  told(machine, initialTransition<AnyStateMachine>(machine, input));

/** Where an event leads; null where the chart does not permit it. */
export function next<M extends AnyStateMachine>(
  machine: M,
  from: AnyMachineSnapshot,
  event: { type: string },
): Macrostep<M> | null {
  return from.can(event) ? told(machine, transition<AnyStateMachine>(machine, from, event)) : null;
}

/** What is stored, as today's chart reads it. Throws where it was written by a newer one. */
export function restored(lifecycle: Chart<AnyStateMachine>, { chart, snapshot, timers }: Row) {
  const { name, machine, migrations } = lifecycle;
  if (chart > versionOf(lifecycle)) throw new Error(`${name} was stored by a newer gateway`);
  const stored = migrations
    .slice(chart - 1)
    .reduce((old, migrate) => migrate(old), { snapshot, timers } satisfies Stored);
  const read: AnyMachineSnapshot = createActor(machine, { snapshot: stored.snapshot }).getSnapshot();
  return { snapshot: read, timers: stored.timers };
}

export const versionOf = ({ migrations }: Pick<Chart<AnyStateMachine>, 'migrations'>): number => migrations.length + 1;

export const persisted = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): Persisted => ({
  ...machine.getPersistedSnapshot(snapshot),
  value: snapshot.value,
  context: snapshot.context,
});

/** The delays that run after a step: those it has begun, and those of before whose states were not left. */
export function timersAfter<M extends AnyStateMachine>(
  { snapshot, delays }: Macrostep<M>,
  before: Timer[],
  { version, at }: { version: number; at: Date },
): Timer[] {
  if (snapshot.status !== 'active') return [];
  const begun = delays.map(({ event, delay }, index) => {
    return { key: `${version}.${index}`, event, due: new Date(at.getTime() + delay).toISOString() };
  });
  const awaited = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const go = before.filter(({ event }) => awaited.has(event) && !begun.some((timer) => timer.event === event));
  return [...go, ...begun];
}

/** When the first of these delays ends. */
export function deadlineOf(timers: Timer[]): Date | null {
  const [soonest] = timers.map(({ due }) => due).sort();
  return soonest === undefined ? null : new Date(soonest);
}

/** What XState asks for itself: to begin and to end delays, and to raise an event in the same step. */
const WITHIN = new Set(['xstate.raise', 'xstate.cancel']);

/** What `transition()` gives, told apart: what begins to wait, and what the gateway is to do. */
function told<M extends AnyStateMachine>(
  machine: M,
  [snapshot, actions]: [AnyMachineSnapshot, Action[]],
): Macrostep<M> {
  const delays = actions.flatMap((action) =>
    action.type === 'xstate.raise' && action.params.delay !== undefined
      ? [{ event: action.params.event.type, delay: action.params.delay }]
      : [],
  );
  const effects = actions
    .filter(({ type }) => !WITHIN.has(type))
    .map(({ type, params }: { type: string; params: unknown }) => declared(machine, { type, params }));
  return { snapshot, effects, delays };
}

type Action = ExecutableActionsFrom<AnyStateMachine>;

/** A lifecycle sends, starts and emits nothing, so that all it asks for is named in its `setup`. */
function declared<M extends AnyStateMachine>(machine: M, action: { type: string; params: unknown }): EffectOf<M> {
  const isNamed = (one: { type: string }): one is EffectOf<M> =>
    Object.hasOwn(machine.implementations.actions, one.type);
  if (isNamed(action)) return action;
  throw new TypeError(`${machine.id} asks for ${action.type}: a lifecycle has events, delays and named actions alone`);
}

/** The name of the leaf that a chart is in, by the value of its state: one level below the top at most. What the wire calls the state. */
export const leafOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : value;
