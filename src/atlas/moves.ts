import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { isDelay, isOutcome } from './declared';
import { catches, nodesOf } from './nodes';
import type { AnySamples, Matter, SetUp, Text, Who } from './types';

/** Who brings something about and how; what is prepared before the last thing that a tester did, and right before it; what is undone after it. */
export type ByHand = {
  who: Who;
  text?: Text;
  ahead: readonly SetUp[];
  before: readonly SetUp[];
  after: readonly SetUp[];
  matter: Matter;
};

/** Something that can be done to a machine: an event, the end of an actor it invoked, time that passes. */
export type Move = {
  kind: 'event' | 'outcome' | 'delay';
  event: AnyEventObject;
  /** The sample it was made from: of which event type or actor, and the name of its class. */
  sample?: { of: string; class: string };
  /** The id of the invoked actor that ends. */
  invoke?: string;
  /** How a tester brings it about, where that is known. */
  hand?: ByHand;
};

/** A step in a word that stays the same as long as its sample has its name: what addresses, kept paths and the ids of cases hold. */
export function tokenOf({ kind, event, sample, invoke }: Pick<Move, 'kind' | 'event' | 'sample' | 'invoke'>): string {
  return kind === 'delay' ? event.type : `${invoke ?? event.type}: ${sample?.class}`;
}

type Nodes = readonly AnyStateNode[];

const descriptorsOf = (nodes: Nodes): string[] => [
  ...new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()])),
];

/** The events of the samples that these states have any transition for. */
function eventMoves(nodes: Nodes, samples: AnySamples): Move[] {
  const descriptors = descriptorsOf(nodes);
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

/** The sampled ends of the actors that these states invoke, of those that run. */
function outcomeMoves(nodes: Nodes, samples: AnySamples, runs: (id: string) => boolean): Move[] {
  const running = nodes.flatMap((node) => node.invoke).filter(({ id }) => runs(id));
  return running.flatMap(({ id, src }) =>
    Object.entries(outcomesOf(samples, String(src), id)).map(([name, ending]): Move => {
      const type = `xstate.${'error' in ending ? 'error' : 'done'}.actor.${id}`;
      return {
        kind: 'outcome',
        event: { type, actorId: id, ...ending },
        sample: { of: String(src), class: name },
        invoke: id,
      };
    }),
  );
}

/** The delays of these states. */
const delayMoves = (nodes: Nodes): Move[] =>
  descriptorsOf(nodes)
    .filter(isDelay)
    .map((type): Move => ({ kind: 'delay', event: { type } }));

const movesOf = (nodes: Nodes, samples: AnySamples, runs: (id: string) => boolean): Move[] => [
  ...eventMoves(nodes, samples),
  ...outcomeMoves(nodes, samples, runs),
  ...delayMoves(nodes),
];

/** Everything the samples allow to be tried on a machine that is where this snapshot says, in a fixed order. */
export const movesAt = (
  { status, _nodes, children }: AnyMachineSnapshot,
  samples: AnySamples,
  ended: ReadonlySet<string>,
): Move[] =>
  status === 'active' ? movesOf(_nodes, samples, (id) => children[id] !== undefined && !ended.has(id)) : [];

/** Everything that can ever be tried on a machine. */
export const everyMove = (machine: AnyStateMachine, samples: AnySamples): Move[] =>
  movesOf(nodesOf(machine.root), samples, () => true);

/** An event as a move, where no sample made it; `name` is the class that it is said to be of. */
export function moveOf(event: AnyEventObject, name: string | null = null): Move {
  if (isDelay(event.type)) return { kind: 'delay', event };
  const sample = name === null ? {} : { sample: { of: event.type, class: name } };
  if (!isOutcome(event.type)) return { kind: 'event', event, ...sample };
  return { kind: 'outcome', event, ...sample, invoke: event.type.replace(/^xstate\.(done|error)\.actor\./, '') };
}
