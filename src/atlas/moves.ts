import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { isDelay, isOutcome } from './declared';
import { catches, nodesOf } from './nodes';
import type { AnySamples, Matter, Performer, SetUp, Text } from './types';

/**
 * Manual instructions of a move: actor and action, preparation before the tester's previous action and directly before
 * this one, clean-up after it.
 */
export type ByHand = {
  who: Performer;
  text?: Text;
  ahead: readonly SetUp[];
  before: readonly SetUp[];
  after: readonly SetUp[];
  matter: Matter;
};

/** Stimulus of a machine: an event, the end of an invoked actor, or elapsed time. */
export type Move = {
  kind: 'event' | 'outcome' | 'delay';
  event: AnyEventObject;
  /** Source of the move: event type or actor, and class name. */
  sample?: { of: string; class: string };
  /** Id of the invoked actor that ends. */
  invoke?: string;
  /** Manual instructions, if any. */
  hand?: ByHand;
};

/**
 * Returns the token of a move, which is stable while its sample keeps its name. Addresses, saved paths and ids of cases
 * use it.
 */
export function tokenOf({ kind, event, sample, invoke }: Pick<Move, 'kind' | 'event' | 'sample' | 'invoke'>): string {
  return kind === 'delay' ? event.type : `${invoke ?? event.type}: ${sample?.class}`;
}

type Nodes = readonly AnyStateNode[];

const descriptorsOf = (nodes: Nodes): string[] => [
  ...new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()])),
];

/** Returns the sampled events that these states have a transition for. */
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

/** Returns the outcomes of an actor by its `setup` name, or by the id of its invoke. */
export const outcomesOf = (samples: AnySamples, src: string, id: string): AnySamples['outcomes'][string] =>
  samples.outcomes[src] ?? samples.outcomes[id] ?? {};

/** Returns the sampled outcomes of the running actors that these states invoke. */
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

/** Returns the delays of these states. */
const delayMoves = (nodes: Nodes): Move[] =>
  descriptorsOf(nodes)
    .filter(isDelay)
    .map((type): Move => ({ kind: 'delay', event: { type } }));

const movesOf = (nodes: Nodes, samples: AnySamples, runs: (id: string) => boolean): Move[] => [
  ...eventMoves(nodes, samples),
  ...outcomeMoves(nodes, samples, runs),
  ...delayMoves(nodes),
];

/** Returns every move that the samples allow at a snapshot, in a fixed order. */
export const movesAt = (
  { status, _nodes, children }: AnyMachineSnapshot,
  samples: AnySamples,
  ended: ReadonlySet<string>,
): Move[] =>
  status === 'active' ? movesOf(_nodes, samples, (id) => children[id] !== undefined && !ended.has(id)) : [];

/** Returns every move that the samples allow anywhere in a machine. */
export const everyMove = (machine: AnyStateMachine, samples: AnySamples): Move[] =>
  movesOf(nodesOf(machine.root), samples, () => true);

/** Converts an unsampled event to a move; `name` is its alleged class. */
export function moveOf(event: AnyEventObject, name: string | null = null): Move {
  if (isDelay(event.type)) return { kind: 'delay', event };
  const sample = name === null ? {} : { sample: { of: event.type, class: name } };
  if (!isOutcome(event.type)) return { kind: 'event', event, ...sample };
  return { kind: 'outcome', event, ...sample, invoke: event.type.replace(/^xstate\.(done|error)\.actor\./, '') };
}
