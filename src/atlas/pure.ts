import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
  fromTransition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import type { Seen } from './declared';
import { type Effect, effectOf } from './effects';
import { Follower } from './follow';

/** One macrostep, computed and not performed: where it leads, what it covered, what it would have done outside. */
export type Macrostep = { snapshot: AnyMachineSnapshot; seen: Seen[]; effects: Effect[] };

const silent = fromTransition((state: null) => state, null);
const nothing = () => {};

/**
 * A scope in which a machine can be run as a pure function. XState's own `transition()` makes such a scope too, but hides the
 * microsteps and has no parent, so that a child machine's `sendParent` throws there.
 */
function scopeFor(inspect: (event: InspectionEvent) => void, effects: Effect[]) {
  const parent = createActor(silent);
  parent.system.inspect(inspect);
  const self: AnyActorRef = createActor(silent, { parent });
  const actionExecutor = (action: ExecutableActionObject) => effects.push(...effectOf(action, parent));
  const { id, sessionId, system } = self;
  return {
    self,
    id,
    sessionId,
    system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor,
  };
}

function run(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot | undefined,
  act: (scope: ReturnType<typeof scopeFor>) => AnyMachineSnapshot,
): Macrostep {
  const follower = new Follower(machine.root, from);
  const seen: Seen[] = [];
  const effects: Effect[] = [];
  const scope = scopeFor((event) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== scope.self) return;
    const { snapshot } = event;
    if (!isMachineSnapshot(snapshot)) return;
    seen.push(follower.step({ event: event.event, snapshot, chosen: new Set(event._transitions) }));
  }, effects);
  const snapshot = act(scope);
  return { snapshot, seen: [...seen, follower.rest(snapshot)], effects };
}

/** The macrostep with which a machine begins. */
export const begin = (machine: AnyStateMachine, input?: unknown): Macrostep =>
  run(machine, undefined, (scope) => machine.getInitialSnapshot(scope, input));

/** The macrostep that an event causes. Throws where a guard or an `assign` does. */
export const advance = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Macrostep =>
  run(machine, from, (scope) => machine.transition(from, event, scope));
