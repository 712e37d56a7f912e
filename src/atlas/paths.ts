import type { AnyEventObject, StateValue } from 'xstate';
import { DIMENSIONS } from './declared';
import type { Edge, Exploration, Start } from './explore';
import type { Seen } from './follow';
import { stable } from './json';
import type { Move } from './moves';

/** Where a machine is, as far as a tester can tell: plain data, so that a path can be kept. */
export type Situation = { value: StateValue; context: unknown };
export type PathStep = {
  kind: Move['kind'];
  event: AnyEventObject;
  /** Which sample it is: of which event type or actor, and the name of its class; none for a delay. */
  sample?: Move['sample'];
  /** The id of the invoked actor that ends. */
  invoke?: string;
  before: Situation;
  after: Situation;
  seen: Seen[];
};
/** A walk from the machine's beginning; `input` names the sampled input, where there is one. */
export type Path = { input?: string; given: unknown; start: Situation; seen: Seen[]; steps: PathStep[] };

/** What paths are to cover; so far one strategy: every transition, guard side, outcome and delay, and every sample. */
export type Strategy = 'transitions';
type Goals = ReadonlySet<string>;

const goalsOf = (seen: readonly Seen[], sample?: Move['sample'], invoke?: string): string[] => [
  ...seen.flatMap((one) => DIMENSIONS.flatMap((dimension) => one[dimension].map((id) => `${dimension} ${id}`))),
  ...(sample ? [`sample ${invoke ?? sample.of} ${sample.class}`] : []),
];

/**
 * A small set of walks that together cover all that the exploration found. Each goes on to the nearest thing not yet covered
 * for as long as there is one. Moves for which `without` answers true are not made (and what only they reach is left out).
 * The same exploration gives the same paths.
 */
export function paths(exploration: Exploration, _strategy: Strategy, without: (move: Move) => boolean = () => false): Path[] {
  const graph = new Graph(exploration, without);
  const found = exploration.starts.flatMap((start) => {
    const walks: Path[] = [];
    for (let walk = graph.walk(start); walk; walk = graph.walk(start)) walks.push(walk);
    return walks;
  });
  return needed(found);
}

class Graph {
  private readonly leaving: { edge: Edge; goals: string[] }[][] = [];
  private readonly covered = new Set<string>();
  private readonly begun = new Set<Start>();

  constructor(
    private readonly exploration: Exploration,
    without: (move: Move) => boolean,
  ) {
    for (const edge of exploration.edges) {
      if (without(edge.move)) continue;
      this.leaving[edge.from] ??= [];
      this.leaving[edge.from]?.push({ edge, goals: goalsOf(edge.seen, edge.move.sample, edge.move.invoke) });
    }
  }

  /** A walk from a start over things not yet covered, as far as it goes; none where all within reach is covered. */
  walk(start: Start): Path | undefined {
    const edges: Edge[] = [];
    this.cover(goalsOf(start.seen));
    for (let link = this.nearest(start.at); link; link = this.nearest(edges.at(-1)?.to ?? start.at)) {
      edges.push(...link);
      for (const { seen, move } of link) this.cover(goalsOf(seen, move.sample, move.invoke));
    }
    if (edges.length === 0 && this.begun.has(start)) return undefined;
    this.begun.add(start);
    return {
      input: start.input,
      given: start.given,
      start: this.situation(start.at),
      seen: start.seen,
      steps: edges.map((edge) => this.step(edge)),
    };
  }

  /** The shortest way to an edge that covers something new; among equals, to the one that covers most. */
  private nearest(from: number): Edge[] | undefined {
    const ways = new Map<number, Edge[]>([[from, []]]);
    for (let ring = [from]; ring.length > 0; ) {
      const next: number[] = [];
      let best: { way: Edge[]; gain: number } | undefined;
      for (const place of ring) {
        for (const { edge, goals } of this.leaving[place] ?? []) {
          const way = [...(ways.get(place) ?? []), edge];
          const gain = new Set(goals.filter((goal) => !this.covered.has(goal))).size;
          if (gain > (best?.gain ?? 0)) best = { way, gain };
          if (ways.has(edge.to)) continue;
          ways.set(edge.to, way);
          next.push(edge.to);
        }
      }
      if (best) return best.way;
      ring = next;
    }
  }

  private cover(goals: string[]): void {
    for (const goal of goals) this.covered.add(goal);
  }

  private situation(id: number): Situation {
    const { value, context } = this.exploration.places[id] ?? { value: {}, context: null };
    return { value, context: JSON.parse(stable(context)) };
  }

  private step({ from, to, move, seen }: Edge): PathStep {
    return { ...move, before: this.situation(from), after: this.situation(to), seen };
  }
}

/** The walks without those that cover nothing the others do not; the shortest are dropped first. */
function needed(walks: readonly Path[]): Path[] {
  const goals = new Map<Path, Goals>(
    walks.map((walk) => [
      walk,
      new Set([...goalsOf(walk.seen), ...walk.steps.flatMap(({ seen, sample, invoke }) => goalsOf(seen, sample, invoke))]),
    ]),
  );
  const kept = new Set(walks);
  for (const walk of [...walks].sort((a, b) => a.steps.length - b.steps.length)) {
    const others = new Set([...kept].filter((other) => other !== walk).flatMap((other) => [...(goals.get(other) ?? [])]));
    if ([...(goals.get(walk) ?? [])].every((goal) => others.has(goal))) kept.delete(walk);
  }
  return walks.filter((walk) => kept.has(walk));
}
