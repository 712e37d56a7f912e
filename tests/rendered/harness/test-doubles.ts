import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  isMachineSnapshot,
} from 'xstate';
import { stubbed } from '../../../src/atlas';

/** Mock state of an inert chart. */
export type MockState = {
  value: AnyMachineSnapshot['value'];
  context?: object;
  children?: Record<string, AnyActorLogic>;
};
type Reactions = {
  answers?: Record<string, AnyEventObject>;
  turns?: Record<string, (event: AnyEventObject, context: AnyMachineSnapshot['context']) => MockState>;
};

const MOCK_STATE_EVENT = 'rendered.mockState';

/**
 * A chart that stays in a mock state, whatever events it receives, until it is settled: the mock sibling that views
 * need in addition to the chart under test. The state may depend on the input. `answers` maps an event to the event
 * sent to the parent in response; `turns` maps an event to the next state.
 */
export function inert(
  machine: AnyStateMachine,
  mockState: MockState | ((input: unknown) => MockState),
  { answers = {}, turns = {} }: Reactions = {},
) {
  const at = ({ value, context = {}, children = {} }: MockState): AnyMachineSnapshot =>
    Object.assign(inertMachine.resolveState({ value, context }), {
      children: Object.fromEntries(
        Object.entries(children).map(([id, anyActorLogic]) => [id, startActor(anyActorLogic)]),
      ),
    });
  // Derived from the same machine, so that a search for that machine in a snapshot finds this one.
  const inertMachine: AnyStateMachine = Object.assign(Object.create(machine), {
    // It runs no actors, so that none is missing.
    implementations: { ...machine.implementations, actors: {} },
    getInitialSnapshot: (_: unknown, input: unknown) =>
      at(typeof mockState === 'function' ? mockState(input) : mockState),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
    start: () => {},
    transition: (
      snapshot: AnyMachineSnapshot,
      event: AnyEventObject,
      { self, defer }: { self: AnyActorRef; defer(fn: () => void): void },
    ) => {
      if (event.type === MOCK_STATE_EVENT) return at({ value: event.value, context: event.context });
      if ('error' in event) return { ...snapshot, status: 'error', error: event.error };
      if ('output' in event) return { ...snapshot, status: 'done', output: event.output };
      const answer = answers[event.type];
      if (answer) defer(() => self._parent?.send(answer));
      const turn = turns[event.type];
      return turn ? at(turn(event, snapshot.context)) : snapshot;
    },
  });
  return inertMachine;
}

const startActor = (logic: AnyActorLogic) => createActor(logic).start();

/** Puts an inert chart into another mock state. */
export const setMockState = (actor: AnyActorRef | undefined, to: MockState) =>
  actor?.send({ type: MOCK_STATE_EVENT, ...to });

/** A real chart whose work waits until the test settles it, with these children. */
export const held = (machine: AnyStateMachine, children: Record<string, AnyActorLogic> = {}): AnyStateMachine =>
  stubbed(machine).provide({ actors: children });

/** Replaces a chart's logic by another one of the same type. */
export const testDouble = <M extends AnyStateMachine>(machine: M, actual: AnyActorLogic): M =>
  new Proxy(machine, { get: (_, key) => Reflect.get(actual, key) });

/** Returns a running chart's child by its id. */
export function childOf(actor: AnyActorRef, id: string): AnyActorRef {
  const snapshot: unknown = actor.getSnapshot();
  const child: AnyActorRef | undefined = isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined;
  if (!child) throw new Error(`${id} does not run.`);
  return child;
}
