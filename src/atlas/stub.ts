import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { nodesOf } from './nodes';

/**
 * Hooks of stubbed actors: one was started with an input; the machine sent it an event. Both name the system, so that
 * one copy serves many runs.
 */
export type Hooks = {
  started?(src: string, id: string, input: unknown, system: object): void;
  onEvent?(src: string, id: string, event: AnyEventObject, system: object): void;
};
export type Ending = { output: unknown } | { error: unknown };

const SETTLED = 'atlas.settled';
/** XState's own event, sent to a child when its state exits. */
const STOPPED = 'xstate.stop';

/** Creates an actor that does nothing until it is settled. */
function stub(src: string, hooks: Hooks): ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> {
  return {
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (snapshot, { id, system }) =>
      hooks.started?.(src, id, 'input' in snapshot ? snapshot.input : undefined, system),
    transition: (snapshot, event, { id, system }) => {
      if (event.type === STOPPED) return { status: 'stopped', output: undefined, error: undefined };
      if (event.type !== SETTLED) {
        hooks.onEvent?.(src, id, event, system);
        return snapshot;
      }
      if ('error' in event) return { status: 'error', output: undefined, error: event.error };
      return { status: 'done', output: event.output, error: undefined };
    },
  };
}

/** Ends a stubbed actor; its parent receives the outcome before this returns. */
export function settle(actor: AnyActorRef, ending: Ending): void {
  actor.send({ type: SETTLED, ...ending });
}

/** Maximum number of microsteps in one macrostep; beyond it the chart is looping. */
const LONGEST = 1_000;

type StateConfig = AnyStateNode['config'];

/**
 * Replaces inline logic of an `invoke` by stubs. `onSnapshot` only receives sampled events, because XState would also
 * pass it the stub's own snapshots.
 */
function tamed<Config extends StateConfig>(state: Config, node: AnyStateNode, hooks: Hooks): Config {
  const invokes = [state.invoke ?? []].flat();
  const snapshotHandlers = invokes.flatMap(({ onSnapshot }, index) =>
    onSnapshot ? [[`xstate.snapshot.${node.invoke[index]?.id}`, onSnapshot]] : [],
  );
  const invoke = invokes.map(({ onSnapshot: _, ...rest }) =>
    typeof rest.src === 'string' ? rest : { ...rest, src: stub('inline', hooks) },
  );
  const below = (key: string, child: StateConfig) => (node.states[key] ? tamed(child, node.states[key], hooks) : child);
  const states = Object.entries(state.states ?? {}).map(([key, child]) => [key, below(key, child)]);
  return {
    ...state,
    ...(snapshotHandlers.length > 0 && { on: { ...state.on, ...Object.fromEntries(snapshotHandlers) } }),
    ...(state.invoke && { invoke }),
    ...(state.states && { states: Object.fromEntries(states) }),
  };
}

/** Returns a copy of a machine in which every actor, child machines included, waits to be settled. */
export function stubbed(machine: AnyStateMachine, hooks: Hooks = {}): AnyStateMachine {
  const invokes = nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  const invoked = invokes.map(({ src }) => String(src));
  const wild = invokes.some(
    ({ src, onSnapshot }) => onSnapshot !== undefined || String(src).startsWith('xstate.invoke.'),
  );
  const names = new Set([...Object.keys(machine.implementations.actors ?? {}), ...invoked]);
  const actors = Object.fromEntries([...names].map((name) => [name, stub(name, hooks)]));
  const copy = new StateMachine(
    wild ? tamed(machine.config, machine.root, hooks) : machine.config,
    machine.implementations,
  ).provide({
    actors,
  });
  // Machines have options since XState 5.31; before it, nothing stops an endless loop of `always`.
  copy.options = { ...copy.options, maxIterations: Math.min(copy.options?.maxIterations ?? LONGEST, LONGEST) };
  return copy;
}
