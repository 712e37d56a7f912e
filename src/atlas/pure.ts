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
import type { MicrostepCoverage } from './declared';
import { type Effect, effectOf } from './effects';
import { Follower } from './follow';

/** Macrostep, computed but not performed: next snapshot, coverage, and the effects it would have. */
export type Macrostep = { snapshot: AnyMachineSnapshot; stepCoverages: MicrostepCoverage[]; effects: Effect[] };

const silent = fromTransition((state: null) => state, null);
const nothing = () => {};

/**
 * Creates a scope to run a machine as a pure function. XState's own `transition()` hides microsteps and has no parent,
 * so `sendParent` of a child machine throws there.
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
  const stepCoverages: MicrostepCoverage[] = [];
  const effects: Effect[] = [];
  const scope = scopeFor((event) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== scope.self) return;
    const { snapshot } = event;
    if (!isMachineSnapshot(snapshot)) return;
    stepCoverages.push(follower.step({ event: event.event, snapshot, chosen: new Set(event._transitions) }));
  }, effects);
  const snapshot = act(scope);
  return { snapshot, stepCoverages: [...stepCoverages, follower.rest(snapshot)], effects };
}

/** Computes the initial macrostep of a machine. */
export const begin = (machine: AnyStateMachine, input?: unknown): Macrostep =>
  run(machine, undefined, (scope) => machine.getInitialSnapshot(scope, input));

/** Computes the macrostep of an event. Throws if a guard or an `assign` throws. */
export const advance = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Macrostep =>
  run(machine, from, (scope) => machine.transition(from, event, scope));
