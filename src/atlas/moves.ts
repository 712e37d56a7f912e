import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isDelay } from './declared';
import { catches } from './nodes';
import type { AnySamples } from './types';

/** Something that can be done to a machine: an event, the end of an actor it invoked, time that passes. */
export type Move = {
  kind: 'event' | 'outcome' | 'delay';
  event: AnyEventObject;
  /** The sample it was made from: of which event type or actor, and the name of its class. */
  sample?: { of: string; class: string };
  /** The id of the invoked actor that ends. */
  invoke?: string;
};

/** The events of the samples that a state has any transition for. */
function eventMoves(snapshot: AnyMachineSnapshot, samples: AnySamples): Move[] {
  const descriptors = snapshot._nodes.flatMap((node) => [...node.transitions.keys()]);
  return Object.entries(samples.events)
    .filter(([type]) => descriptors.some((descriptor) => catches(descriptor, type)))
    .flatMap(([type, classes]) =>
      Object.entries(classes).map(
        ([name, payload]): Move => ({ kind: 'event', event: { ...payload, type }, sample: { of: type, class: name } }),
      ),
    );
}

/** How an actor can end, by its name in `setup`; by the id of its invoke where its logic has no name. */
export const outcomesOf = (samples: AnySamples, src: string, id: string): AnySamples['outcomes'][string] =>
  samples.outcomes[src] ?? samples.outcomes[id] ?? {};

/** The sampled ends of the actors that run now and have not ended. */
function outcomeMoves(snapshot: AnyMachineSnapshot, samples: AnySamples, ended: ReadonlySet<string>): Move[] {
  const running = snapshot._nodes.flatMap((node) => node.invoke).filter(({ id }) => snapshot.children[id] && !ended.has(id));
  return running.flatMap(({ id, src }) =>
    Object.entries(outcomesOf(samples, String(src), id)).map(([name, ending]): Move => {
      const type = `xstate.${'error' in ending ? 'error' : 'done'}.actor.${id}`;
      return { kind: 'outcome', event: { type, actorId: id, ...ending }, sample: { of: String(src), class: name }, invoke: id };
    }),
  );
}

/** The delays that run now. */
function delayMoves(snapshot: AnyMachineSnapshot): Move[] {
  const types = snapshot._nodes.flatMap((node) => [...node.transitions.keys()]).filter(isDelay);
  return types.map((type): Move => ({ kind: 'delay', event: { type } }));
}

/** Everything the samples allow to be tried on a machine that is where this snapshot says, in a fixed order. */
export const movesAt = (snapshot: AnyMachineSnapshot, samples: AnySamples, ended: ReadonlySet<string>): Move[] =>
  snapshot.status === 'active'
    ? [...eventMoves(snapshot, samples), ...outcomeMoves(snapshot, samples, ended), ...delayMoves(snapshot)]
    : [];
