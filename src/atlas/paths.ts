import type { AnyEventObject, StateValue } from 'xstate';
import { aimOf, type Strategy } from './aims';
import type { MicrostepCoverage } from './declared';
import type { Edge, Exploration, Start } from './explore';
import { type Goals, Graph, type Link, type Node } from './graph';
import { stable } from './json';
import type { Move } from './moves';
import { partsOf } from './parts';
import type { Beginning } from './types';

/** Observable configuration of a machine as plain data, so that a path can be saved. */
export type Situation = { value: StateValue; context: unknown };
/** Converts a snapshot or a place to plain data. */
export const situation = ({ value, context }: Situation): Situation => ({
  value,
  context: JSON.parse(stable(context)),
});
export type PathStep = {
  kind: Move['kind'];
  event: AnyEventObject;
  /** Source of the move: event type or actor, and class name; none for a delay. */
  sample?: Move['sample'];
  /** Id of the invoked actor that ends. */
  invoke?: string;
  /** Manual instructions, if any. */
  hand?: Move['hand'];
  before: Situation;
  after: Situation;
  stepCoverages: MicrostepCoverage[];
};
/**
 * Path from the start of a machine. `input` names the sampled input; `begins` has the manual instructions for the
 * start.
 */
export type Path = {
  input?: string;
  inputValue: unknown;
  start: Situation;
  stepCoverages: MicrostepCoverage[];
  steps: PathStep[];
  begins?: Beginning;
};

/**
 * Order of goals: the nearest first; or those that allow a return, which often takes fewer paths and sometimes more
 * steps.
 */
export type Order = 'nearest' | 'staying';
type Walk = { path: Path; goals: ReadonlySet<string> };
type Step = { link: Link; before: Node };

/**
 * Computes a small set of paths that together cover everything the exploration found. Each goes on to the nearest
 * uncovered goal while there is one. Skips moves for which `without` returns true, with whatever only they reach.
 * Deterministic.
 */
export function paths(
  exploration: Exploration,
  strategy: Strategy,
  without?: (move: Move) => boolean,
  order: Order = 'nearest',
): Path[] {
  const walker = new Walker(exploration, new Graph(exploration, aimOf(exploration, strategy), without), order);
  const found = exploration.starts.flatMap((start) => {
    const walks: Walk[] = [];
    for (let walk = walker.walk(start); walk; walk = walker.walk(start)) walks.push(walk);
    return walks;
  });
  return needed(found);
}

/** Returns the ids of all pairs of consecutive transitions in an exploration. */
export function pairsOf(exploration: Exploration): string[] {
  const graph = new Graph(exploration, { pairs: true });
  const nodes = new Set(exploration.starts.map((start) => graph.begin(start)));
  const found = new Set(
    [...exploration.starts, ...exploration.edges].flatMap(({ stepCoverages }) =>
      stepCoverages.flatMap(({ pairs }) => pairs),
    ),
  );
  for (const node of nodes) {
    for (const { to, pairs } of graph.linksOf(node)) {
      nodes.add(to);
      for (const pair of pairs.all) found.add(pair);
    }
  }
  return [...found];
}

class Walker {
  private readonly covered = new Set<string>();
  private readonly started = new Set<Start>();
  private readonly partOf: (node: Node) => unknown;

  constructor(
    private readonly exploration: Exploration,
    private readonly graph: Graph,
    order: Order,
  ) {
    this.partOf = order === 'staying' ? partsOf(exploration, graph) : () => 0;
  }

  /** Walks from a start over uncovered goals as far as possible; undefined if all reachable ones are covered. */
  walk(start: Start): Walk | undefined {
    const links: Link[] = [];
    const goals = new Set<string>();
    const cover = (more: readonly string[]) => {
      for (const goal of more) goals.add(goal);
      for (const goal of more) this.covered.add(goal);
    };
    cover(this.graph.goalsOfStart(start));
    for (
      let way = this.next(this.graph.begin(start));
      way;
      way = this.next(links.at(-1)?.to ?? this.graph.begin(start))
    ) {
      links.push(...way);
      for (const link of way) cover([...link.goals.all, ...link.pairs.all]);
    }
    if (links.length === 0 && this.started.has(start)) return undefined;
    this.started.add(start);
    const steps = links.map(({ edge }) => this.step(edge));
    const { input, inputValue, begins, stepCoverages } = start;
    return {
      path: { input, inputValue, start: this.situation(start.at), stepCoverages, steps, ...(begins && { begins }) },
      goals,
    };
  }

  private next(from: Node): Link[] | undefined {
    const part = this.partOf(from);
    return this.nearest(from, ({ to }) => this.partOf(to) === part) ?? this.nearest(from, () => true);
  }

  /**
   * Returns the shortest allowed route to a link that covers something new; among equals, to the one that covers most.
   */
  private nearest(from: Node, may: (link: Link) => boolean): Link[] | undefined {
    const ways = new Map<Node, Step | undefined>([[from, undefined]]);
    for (let ring = [from]; ring.length > 0; ) {
      const next: Node[] = [];
      let best: (Step & { gain: number }) | undefined;
      for (const before of ring) {
        for (const link of this.graph.linksOf(before)) {
          if (!may(link)) continue;
          const gain = this.open(link.goals) + this.open(link.pairs);
          if (gain > (best?.gain ?? 0)) best = { link, before, gain };
          if (ways.has(link.to)) continue;
          ways.set(link.to, { link, before });
          next.push(link.to);
        }
      }
      if (best) return wayBack(ways, best);
      ring = next;
    }
  }

  private open(goals: Goals): number {
    if (goals.open.length > 0) goals.open = goals.open.filter((goal) => !this.covered.has(goal));
    return goals.open.length;
  }

  private situation(id: number): Situation {
    return situation(this.exploration.places[id] ?? { value: {}, context: null });
  }

  private step({ from, to, move, stepCoverages }: Edge): PathStep {
    return { ...move, before: this.situation(from), after: this.situation(to), stepCoverages };
  }
}

function wayBack(ways: ReadonlyMap<Node, Step | undefined>, { link, before }: Step): Link[] {
  const step = ways.get(before);
  return [...(step ? wayBack(ways, step) : []), link];
}

/** Drops redundant walks, the shortest first. */
function needed(walks: readonly Walk[]): Path[] {
  const times = new Map<string, number>();
  for (const { goals } of walks) for (const goal of goals) times.set(goal, (times.get(goal) ?? 0) + 1);
  const dropped = new Set<Walk>();
  for (const walk of [...walks].sort((a, b) => a.path.steps.length - b.path.steps.length)) {
    if (![...walk.goals].every((goal) => (times.get(goal) ?? 0) > 1)) continue;
    dropped.add(walk);
    for (const goal of walk.goals) times.set(goal, (times.get(goal) ?? 0) - 1);
  }
  return walks.filter((walk) => !dropped.has(walk)).map(({ path }) => path);
}
