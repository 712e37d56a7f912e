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

/** Where a chart that does nothing stands. */
export type Pose = { value: AnyMachineSnapshot['value']; context?: object; children?: Record<string, AnyActorLogic> };
type Reactions = {
  answers?: Record<string, AnyEventObject>;
  turns?: Record<string, (event: AnyEventObject, context: AnyMachineSnapshot['context']) => Pose>;
};

const POSED = 'rendered.posed';

/**
 * A chart that stands where it is posed, whatever it is told, until it is settled: what views need of a neighbour of the chart
 * that is looked at; a pose may depend on its input. `answers` are events for its parent, by the event they answer; `turns` are
 * the poses that what it is told puts it in.
 */
export function inert(
  machine: AnyStateMachine,
  pose: Pose | ((input: unknown) => Pose),
  { answers = {}, turns = {} }: Reactions = {},
) {
  const at = ({ value, context = {}, children = {} }: Pose): AnyMachineSnapshot =>
    Object.assign(standing.resolveState({ value, context }), {
      children: Object.fromEntries(Object.entries(children).map(([id, one]) => [id, begun(one)])),
    });
  // A chart of the same kind, so that what looks for the chart in a snapshot finds this one.
  const standing: AnyStateMachine = Object.assign(Object.create(machine), {
    // It runs no actors, so that it lacks none.
    implementations: { ...machine.implementations, actors: {} },
    getInitialSnapshot: (_: unknown, input: unknown) => at(typeof pose === 'function' ? pose(input) : pose),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
    start: () => {},
    transition: (
      snapshot: AnyMachineSnapshot,
      event: AnyEventObject,
      { self, defer }: { self: AnyActorRef; defer(fn: () => void): void },
    ) => {
      if (event.type === POSED) return at({ value: event.value, context: event.context });
      if ('error' in event) return { ...snapshot, status: 'error', error: event.error };
      if ('output' in event) return { ...snapshot, status: 'done', output: event.output };
      const answer = answers[event.type];
      if (answer) defer(() => self._parent?.send(answer));
      const turn = turns[event.type];
      return turn ? at(turn(event, snapshot.context)) : snapshot;
    },
  });
  return standing;
}

const begun = (logic: AnyActorLogic) => createActor(logic).start();

/** Puts an inert chart into another pose. */
export const pose = (actor: AnyActorRef | undefined, to: Pose) => actor?.send({ type: POSED, ...to });

/** A chart that is run for real, its work held until the test settles it; its children are the ones given. */
export const held = (machine: AnyStateMachine, children: Record<string, AnyActorLogic> = {}): AnyStateMachine =>
  stubbed(machine).provide({ actors: children });

/** Another logic in the place, and under the type, of a chart. */
export const standIn = <M extends AnyStateMachine>(machine: M, actual: AnyActorLogic): M =>
  new Proxy(machine, { get: (_, key) => Reflect.get(actual, key) });

/** The child of a running chart, by its id. */
export function childOf(actor: AnyActorRef, id: string): AnyActorRef {
  const snapshot: unknown = actor.getSnapshot();
  const child: AnyActorRef | undefined = isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined;
  if (!child) throw new Error(`${id} does not run.`);
  return child;
}
