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
 * What stubbed actors tell of: that one was started, and with what; that the machine sent it something; and in which system, so that
 * one copy serves many runs.
 */
export type Hooks = {
  started?(src: string, id: string, input: unknown, system: object): void;
  told?(src: string, id: string, event: AnyEventObject, system: object): void;
};
export type Ending = { output: unknown } | { error: unknown };

const SETTLED = 'atlas.settled';
/** XState's own, sent to a child when its state is left. */
const STOPPED = 'xstate.stop';

/** An actor that does nothing, and never ends until it is told how. */
function stub(src: string, hooks: Hooks): ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> {
  return {
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (snapshot, { id, system }) =>
      hooks.started?.(src, id, 'input' in snapshot ? snapshot.input : undefined, system),
    transition: (snapshot, event, { id, system }) => {
      if (event.type === STOPPED) return { status: 'stopped', output: undefined, error: undefined };
      if (event.type !== SETTLED) {
        hooks.told?.(src, id, event, system);
        return snapshot;
      }
      if ('error' in event) return { status: 'error', output: undefined, error: event.error };
      return { status: 'done', output: event.output, error: undefined };
    },
  };
}

/** Ends a stubbed actor at once; its parent gets the outcome before this returns. */
export function settle(actor: AnyActorRef, ending: Ending): void {
  actor.send({ type: SETTLED, ...ending });
}

/** Microsteps in one go; a chart that makes more goes round for ever. */
const LONGEST = 1_000;

type StateConfig = AnyStateNode['config'];

/**
 * A state's config in which no actor does anything by itself: logic that was written into an `invoke` is a stub, and what an actor shows
 * (`onSnapshot`) comes as a sampled event alone, where XState would tell of the stub's own snapshot too.
 */
function tamed<Config extends StateConfig>(state: Config, node: AnyStateNode, hooks: Hooks): Config {
  const invokes = [state.invoke ?? []].flat();
  const shown = invokes.flatMap(({ onSnapshot }, index) =>
    onSnapshot ? [[`xstate.snapshot.${node.invoke[index]?.id}`, onSnapshot]] : [],
  );
  const invoke = invokes.map(({ onSnapshot: _, ...one }) =>
    typeof one.src === 'string' ? one : { ...one, src: stub('inline', hooks) },
  );
  const below = (key: string, child: StateConfig) => (node.states[key] ? tamed(child, node.states[key], hooks) : child);
  const states = Object.entries(state.states ?? {}).map(([key, child]) => [key, below(key, child)]);
  return {
    ...state,
    ...(shown.length > 0 && { on: { ...state.on, ...Object.fromEntries(shown) } }),
    ...(state.invoke && { invoke }),
    ...(state.states && { states: Object.fromEntries(states) }),
  };
}

/** A copy of a machine that does no work of its own: every actor, child machines too, waits to be settled. */
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
  copy.options = { ...copy.options, maxIterations: Math.min(copy.options.maxIterations ?? LONGEST, LONGEST) };
  return copy;
}
