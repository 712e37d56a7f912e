import { aimOf, type Strategy } from './aims';
import type { Exploration } from './explore';
import { Graph, type Node } from './graph';
import { stable } from './json';
import type { Move } from './moves';
import { type Arc, type Reach, reach } from './reach';

/** What every set of paths that covers all of it needs, at the least. */
export type Bound = { paths: number; steps: number };
/** What can cover a goal, and in how many steps from a beginning at the least. */
type Way = { arcs: Step[]; distance: number };
/** A step, or, without cost, a beginning. */
type Step = Arc & { goals: string[]; cost: number };

/** What kind of node it is, in one sorting of all nodes. */
type Kinds = string[];

const BEFORE = 0;

/**
 * A lower bound, which shows how far from the fewest a set of paths is at most. Of goals no two of which one walk can cover, each needs a
 * path as long as the way to it; and a step covers only so many goals.
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
  // What little can follow excludes most, and so does what few steps cover; which finds more differs from chart to chart.
  const followed = (way: Way) => most(way.arcs.map(({ to }) => reached.from(to).size));
  const few = ({ arcs }: Way) => arcs.length;
  const far = ({ distance }: Way) => -distance;
  const orders = [sorted(all, followed, few), sorted(all, few, far)];
  const apart = orders.map((order) => exclusive(order, reached));
  const costly = all.filter(({ arcs }) => arcs.every(({ cost }) => cost > 0));
  return {
    paths: most(apart.map(({ length }) => length)),
    steps: Math.max(...apart.map(lengths), shares(costly), ...kinds.map((one) => visits(costly, one, steps))),
  };
}

/** The graph in numbers, breadth first; what begins comes from a place before all. */
function stepsOf(
  { starts, places }: Exploration,
  graph: Graph,
): { steps: Step[]; distances: number[]; kinds: Kinds[] } {
  const steps: Step[] = [];
  const distances = [0];
  const [none, values, lasts]: [Kinds, Kinds, Kinds] = [[], [''], ['']];
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

/** Goals no two of which one walk can cover, found in order. */
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

const most = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0);
const sorted = (ways: readonly Way[], ...by: ((way: Way) => number)[]): Way[] => {
  const keyed = ways.map((way) => ({ way, keys: by.map((key) => key(way)) }));
  const differ = (one: number[], other: number[]) =>
    one.map((key, index) => key - (other[index] ?? 0)).find((difference) => difference !== 0);
  return keyed.sort((one, other) => differ(one.keys, other.keys) ?? 0).map(({ way }) => way);
};
const lengths = (apart: readonly Way[]): number => apart.reduce((sum, { distance }) => sum + distance, 0);

/** Each goal's share of the step that covers it with most others: a step's shares are one at the most. */
function shares(ways: readonly Way[]): number {
  const sum = ways.reduce((total, { arcs }) => total + 1 / most(arcs.map(({ goals }) => goals.length)), 0);
  return Math.ceil(sum - 1e-6);
}

/**
 * Every step arrives somewhere, and whatever is left more often than it is begun at is arrived at as often. So by kind of node: as many steps
 * as there are goals to be covered by arriving there, or by leaving, no two by one step.
 */
function visits(ways: readonly Way[], kinds: Kinds, steps: readonly Step[]): number {
  const begun = new Set(steps.filter(({ cost }) => cost === 0).map(({ to }) => kinds[to]));
  const byKind = (end: 'from' | 'to') => {
    const found = new Map<string | undefined, Way[]>();
    for (const way of ways) {
      const [kind, ...others] = new Set(way.arcs.map((arc) => kinds[arc[end]]));
      if (others.length === 0) found.set(kind, [...(found.get(kind) ?? []), way]);
    }
    return found;
  };
  const [arriving, leaving] = [byKind('to'), byKind('from')];
  return [...new Set([...arriving.keys(), ...leaving.keys()])]
    .map((kind) =>
      Math.max(distinct(arriving.get(kind) ?? []), begun.has(kind) ? 0 : distinct(leaving.get(kind) ?? [])),
    )
    .reduce((sum, count) => sum + count, 0);
}

/** Counts goals of which no two share a step, goals with the fewest steps first. */
function distinct(ways: readonly Way[]): number {
  const taken = new Set<Step>();
  let count = 0;
  for (const { arcs } of sorted(ways, ({ arcs }) => arcs.length)) {
    if (arcs.some((arc) => taken.has(arc))) continue;
    for (const arc of arcs) taken.add(arc);
    count += 1;
  }
  return count;
}
