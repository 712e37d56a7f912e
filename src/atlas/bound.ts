import { aimOf, type Strategy } from './aims';
import type { Exploration } from './explore';
import { Graph, type Node } from './graph';
import { stable } from './json';
import type { Move } from './moves';
import { type Arc, type Reach, reach } from './reach';

/** Lower bound on any set of paths with full coverage. */
export type Bound = { paths: number; steps: number };
/** Arcs that cover a goal, and the minimum number of steps from a start. */
type Way = { arcs: Step[]; distance: number };
/** Arc of the graph; its cost is 1, or 0 for a start. */
type Step = Arc & { goals: string[]; cost: number };

/** Kind of each node. */
type Kinds = string[];

const BEFORE = 0;

/**
 * Computes a lower bound, which limits the distance of a set of paths from the optimum. Among goals that no two share a
 * walk, each needs a path of its own; and a step covers only a limited number of goals.
 */
export function bound(exploration: Exploration, strategy: Strategy, without?: (move: Move) => boolean): Bound {
  const { steps, distances, kinds } = stepsOf(
    exploration,
    new Graph(exploration, aimOf(exploration, strategy), without),
  );
  const ways = new Map<string, Way>();
  for (const step of steps) {
    for (const goal of step.goals) {
      const way = ways.get(goal) ?? { arcs: [], distance: Number.POSITIVE_INFINITY };
      way.arcs.push(step);
      way.distance = Math.min(way.distance, (distances[step.from] ?? 0) + step.cost);
      ways.set(goal, way);
    }
  }
  const all = [...ways.values()];
  const reached = reach(steps);
  // Goals with few successors exclude most others, and so do goals that few steps cover; the better order varies by
  // chart.
  const followed = (way: Way) => most(way.arcs.map(({ to }) => reached.from(to).size));
  const few = ({ arcs }: Way) => arcs.length;
  const far = ({ distance }: Way) => -distance;
  const orders = [sorted(all, followed, few), sorted(all, few, far)];
  const apart = orders.map((order) => exclusive(order, reached));
  const costly = all.filter(({ arcs }) => arcs.every(({ cost }) => cost > 0));
  return {
    paths: most(apart.map(({ length }) => length)),
    steps: Math.max(...apart.map(lengths), shares(costly), ...kinds.map((kind) => visits(costly, kind, steps))),
  };
}

/** Numbers the graph breadth first; starts are arcs from a virtual root. */
function stepsOf(
  { starts, places }: Exploration,
  graph: Graph,
): { steps: Step[]; distances: number[]; kinds: Kinds[] } {
  const steps: Step[] = [];
  const distances = [0];
  const none: Kinds = [];
  const values: Kinds = [''];
  const lasts: Kinds = [''];
  const numbers = new Map<Node, number>();
  const arrive = (node: Node, distance: number): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    numbers.set(node, distances.length);
    values.push(stable(places[node.place]?.value));
    lasts.push(node.last.join(' & '));
    return distances.push(distance) - 1;
  };
  for (const start of starts)
    steps.push({ from: BEFORE, to: arrive(graph.begin(start), 0), goals: graph.goalsOfStart(start), cost: 0 });
  for (const [node, from] of numbers) {
    for (const { to, goals, pairs } of graph.linksOf(node)) {
      const covered = [...new Set([...goals.all, ...pairs.all])];
      steps.push({ from, to: arrive(to, (distances[from] ?? 0) + 1), goals: covered, cost: 1 });
    }
  }
  return { steps, distances, kinds: [none, values, lasts] };
}

/** Finds goals of which no two fit into one walk, greedily in the order of `ways`. */
function exclusive(ways: readonly Way[], { partOf, from: reached }: Reach): Way[] {
  const precedes = ({ arcs }: Way, other: Way) =>
    arcs.some(({ to }) => other.arcs.some(({ from }) => reached(to).has(partOf(from))));
  const shared = ({ arcs }: Way, other: Way) => arcs.some((arc) => other.arcs.includes(arc));
  const apart: Way[] = [];
  for (const way of ways) {
    if (apart.every((other) => !shared(way, other) && !precedes(way, other) && !precedes(other, way))) apart.push(way);
  }
  return apart;
}

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
const sorted = (ways: readonly Way[], ...by: ((way: Way) => number)[]): Way[] => {
  const keyed = ways.map((way) => ({ way, keys: by.map((key) => key(way)) }));
  const differ = (a: number[], b: number[]) =>
    a.map((key, index) => key - (b[index] ?? 0)).find((difference) => difference !== 0);
  return keyed.sort((a, b) => differ(a.keys, b.keys) ?? 0).map(({ way }) => way);
};
const lengths = (apart: readonly Way[]): number => apart.reduce((sum, { distance }) => sum + distance, 0);

/** Sums each goal's share of its fullest step: the shares of one step add up to at most one. */
function shares(ways: readonly Way[]): number {
  const sum = ways.reduce((total, { arcs }) => total + 1 / most(arcs.map(({ goals }) => goals.length)), 0);
  return Math.ceil(sum - 1e-6);
}

/**
 * Counts steps by kind of node. Except for starts, each node is left only as often as it is entered, so a kind needs at
 * least as many steps as it has goals by entering or by leaving, of which no two share a step.
 */
function visits(ways: readonly Way[], kinds: Kinds, steps: readonly Step[]): number {
  const startKinds = new Set(steps.filter(({ cost }) => cost === 0).map(({ to }) => kinds[to]));
  const byKind = (end: 'from' | 'to') => {
    const found = new Map<string | undefined, Way[]>();
    for (const way of ways) {
      const [kind, ...others] = new Set(way.arcs.map((arc) => kinds[arc[end]]));
      if (others.length === 0) found.set(kind, [...(found.get(kind) ?? []), way]);
    }
    return found;
  };
  const arriving = byKind('to');
  const leaving = byKind('from');
  return [...new Set([...arriving.keys(), ...leaving.keys()])]
    .map((kind) =>
      Math.max(distinct(arriving.get(kind) ?? []), startKinds.has(kind) ? 0 : distinct(leaving.get(kind) ?? [])),
    )
    .reduce((sum, count) => sum + count, 0);
}

/** Counts goals of which no two share a step; goals with the fewest steps come first. */
function distinct(ways: readonly Way[]): number {
  const usedSteps = new Set<Step>();
  let count = 0;
  for (const { arcs } of sorted(ways, ({ arcs }) => arcs.length)) {
    if (arcs.some((arc) => usedSteps.has(arc))) continue;
    for (const arc of arcs) usedSteps.add(arc);
    count += 1;
  }
  return count;
}
