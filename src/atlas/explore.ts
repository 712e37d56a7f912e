import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MicrostepCoverage } from './declared';
import { type Declared, declared } from './declared';
import type { Effect } from './effects';
import { stable } from './json';
import { type Move, movesAt } from './moves';
import { NewCoverage } from './new-coverage';
import { lastOf } from './pairs';
import { begin } from './pure';
import { type Step, stepFrom } from './step';
import { stubbed } from './stub';
import type { AnySamples, Beginning } from './types';
import { untried } from './untried';

/** Reachable configuration of a machine: state value and context, with what is needed to continue from it. */
export type Place = {
  id: number;
  value: StateValue;
  context: unknown;
  snapshot: AnyMachineSnapshot;
  ended: ReadonlySet<string>;
};
/** Effect of a move in a place. */
export type Edge = { from: number; to: number; move: Move; stepCoverages: MicrostepCoverage[]; effects: Effect[] };
/** Initial place of a machine for one sampled input. */
export type Start = {
  input?: string;
  inputValue: unknown;
  at: number;
  stepCoverages: MicrostepCoverage[];
  effects: Effect[];
  begins?: Beginning;
};

export type Exploration = {
  machine: AnyStateMachine;
  declared: Declared;
  samples: AnySamples;
  places: Place[];
  edges: Edge[];
  starts: Start[];
  /** Names of events without samples and actors without outcomes. */
  untried: string[];
  /** Exceptions of guards and actions, and unhandled failures of actors: location and message. */
  problems: string[];
  /** Reason why the limit of places was exceeded, with the context keys that keep changing. */
  truncated?: string;
};

const NO_SAMPLES: AnySamples = { events: {}, outcomes: {} };

/**
 * Explores the places that a machine can reach with these samples, breadth first and without side effects: actors are
 * stubbed and actions not performed. The first `whole` places are explored fully; after them only those in which two
 * facets meet for the first time, incoming transitions included. So unreached items may still be reachable in a chart
 * of many regions, but everything reported is reachable. Stops with a reason at `limit` places.
 */
export function explore(
  machine: AnyStateMachine,
  samples: AnySamples = NO_SAMPLES,
  { whole = 200, limit = 20_000 } = {},
): Exploration {
  const pure = stubbed(machine);
  const walk = new Walk(pure, samples, whole);
  for (const place of walk.worthwhile) {
    if (walk.places.length > limit) break;
    walk.leave(place);
  }
  const { places, edges, starts, problems } = walk;
  const truncated = places.length > limit ? tooMany(places, limit) : undefined;
  const takenTransitions = new Set(
    [...starts, ...edges].flatMap(({ stepCoverages }) => stepCoverages.flatMap(({ transitions }) => transitions)),
  );
  return {
    machine: pure,
    declared: declared(pure),
    samples,
    places,
    edges,
    starts,
    untried: untried(pure, samples, takenTransitions),
    problems,
    truncated,
  };
}

class Walk {
  readonly places: Place[] = [];
  readonly edges: Edge[] = [];
  readonly starts: Start[] = [];
  readonly problems: string[] = [];
  /** Places to expand, in order of discovery. */
  readonly worthwhile = new Set<Place>();
  private readonly known = new Map<string, Place>();
  private readonly newCoverage = new NewCoverage();

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    private readonly whole: number,
  ) {
    const inputs: [string | undefined, unknown][] = samples.inputs
      ? Object.entries(samples.inputs)
      : [[undefined, undefined]];
    for (const [input, inputValue] of inputs) {
      const { snapshot, stepCoverages, effects } = begin(machine, inputValue);
      if (snapshot.status === 'error')
        this.problems.push(`Cannot start${input ? ` with "${input}"` : ''}: ${snapshot.error}`);
      this.starts.push({
        input,
        inputValue,
        at: this.arrive(snapshot, new Set(), lastOf(stepCoverages)),
        stepCoverages,
        effects,
      });
    }
  }

  /** Tries every move in a place. */
  leave(place: Place): void {
    for (const move of movesAt(place.snapshot, this.samples, place.ended)) {
      const step = this.attempt(place, move);
      if (!step) continue;
      const { snapshot, ended, stepCoverages, effects } = step;
      this.edges.push({
        from: place.id,
        to: this.arrive(snapshot, ended, lastOf(stepCoverages)),
        move,
        stepCoverages,
        effects,
      });
    }
  }

  private attempt(place: Place, move: Move): Step | undefined {
    const where = `${stable(place.value)} on ${move.event.type}${move.sample ? ` (${move.sample.class})` : ''}`;
    try {
      const step = stepFrom(this.machine, place, move);
      if (step.snapshot.status === 'error') this.problems.push(`${where}: unhandled failure`);
      return step;
    } catch (error) {
      this.problems.push(`${where}: ${error instanceof Error ? error.message : error}`);
    }
  }

  private arrive(snapshot: AnyMachineSnapshot, ended: ReadonlySet<string>, by: readonly string[]): number {
    const key = keyOf(snapshot, ended);
    const known = this.known.get(key);
    const place = known ?? {
      id: this.places.length,
      value: snapshot.value,
      context: snapshot.context,
      snapshot,
      ended,
    };
    if (!known) {
      this.places.push(place);
      this.known.set(key, place);
      if (this.newCoverage.isNew(place) || place.id < this.whole) this.worthwhile.add(place);
    }
    if (this.newCoverage.isNewBy(by, place)) this.worthwhile.add(place);
    return place.id;
  }
}

/** Returns the identity of a place. Caches the text of a context, as most moves leave it unchanged. */
export function keyOf(
  { value, context, status, historyValue, children }: AnyMachineSnapshot,
  ended: ReadonlySet<string>,
): string {
  const history = Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const text = contexts.get(context) ?? stable(context);
  contexts.set(context, text);
  return text + stable([value, status, history, [...ended].sort(), Object.keys(children).sort()]);
}
const contexts = new WeakMap<object, string>();

function tooMany(places: Place[], limit: number): string {
  const values = new Map<string, Set<string>>();
  for (const { context } of places) {
    for (const [key, value] of Object.entries(context ?? {}))
      values.set(key, (values.get(key) ?? new Set()).add(stable(value)));
  }
  const worst = [...values].map(([key, all]) => [key, all.size] as const).sort(([, a], [, b]) => b - a);
  const worstKeys = worst.slice(0, 3).map(([key, size]) => `${key} (${size} values)`);
  return `More than ${limit} places. Most variable context keys: ${worstKeys.join(', ')}. Bound them in the chart, or reduce the samples.`;
}
