import { aimOf, type Strategy } from './aims';
import type { Exploration } from './explore';
import { Graph, type Node } from './graph';
import type { Move } from './moves';
import { type Arc, reach } from './reach';

/** What every set of paths that covers all of it needs, at the least. */
export type Bound = { paths: number; steps: number };
/** What can cover a goal, and in how many steps from a beginning at the least. */
type Way = { arcs: Step[]; distance: number };
/** A step, or, without cost, a beginning. */
type Step = Arc & { goals: string[]; cost: number };

const BEFORE = 0;

/**
 * A lower bound, which shows how far from the fewest a set of paths is at most. Of goals no two of which one walk can cover, each needs a
 * path as long as the way to it; and a step covers only so many goals.
 */
export function bound(exploration: Exploration, strategy: Strategy, without?: (move: Move) => boolean): Bound {
  const { steps, distances } = stepsOf(exploration, new Graph(exploration, aimOf(exploration, strategy), without));
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
  const apart = exclusive(all, reach(steps));
  const costly = all.filter(({ arcs }) => arcs.every(({ cost }) => cost > 0));
  return { paths: apart.length, steps: Math.max(lengths(apart), shares(costly), distinct(costly)) };
}

/** The graph in numbers, breadth first; what begins comes from a place before all. */
function stepsOf({ starts }: Exploration, graph: Graph): { steps: Step[]; distances: number[] } {
  const steps: Step[] = [];
  const distances = [0];
  const numbers = new Map<Node, number>();
  const arrive = (node: Node, distance: number): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    numbers.set(node, distances.length);
    return distances.push(distance) - 1;
  };
  for (const start of starts) steps.push({ from: BEFORE, to: arrive(graph.begin(start), 0), goals: graph.goalsOfStart(start), cost: 0 });
  for (const [node, from] of numbers) {
    for (const { to, goals, pairs } of graph.linksOf(node)) {
      const covered = [...new Set([...goals.all, ...pairs.all])];
      steps.push({ from, to: arrive(to, (distances[from] ?? 0) + 1), goals: covered, cost: 1 });
    }
  }
  return { steps, distances };
}

/** Goals no two of which one walk can cover; those after which least can follow are asked first. */
function exclusive(ways: readonly Way[], follows: (from: number, to: number) => boolean): Way[] {
  const precedes = ({ arcs }: Way, other: Way) => arcs.some(({ to }) => other.arcs.some(({ from }) => follows(to, from)));
  const shared = ({ arcs }: Way, other: Way) => arcs.some((arc) => other.arcs.includes(arc));
  const apart: Way[] = [];
  for (const way of [...ways].sort((one, other) => one.arcs.length - other.arcs.length || other.distance - one.distance)) {
    if (apart.every((other) => !shared(way, other) && !precedes(way, other) && !precedes(other, way))) apart.push(way);
  }
  return apart;
}

const lengths = (apart: readonly Way[]): number => apart.reduce((sum, { distance }) => sum + distance, 0);

/** Each goal's share of the step that covers it with most others: a step's shares are one at the most. */
function shares(ways: readonly Way[]): number {
  const sum = ways.reduce((total, { arcs }) => total + 1 / Math.max(...arcs.map(({ goals }) => goals.length)), 0);
  return Math.ceil(sum - 1e-6);
}

/** How many goals were found no two of which one step covers; those that fewest steps cover are asked first. */
function distinct(ways: readonly Way[]): number {
  const taken = new Set<Step>();
  let count = 0;
  for (const { arcs } of [...ways].sort((one, other) => one.arcs.length - other.arcs.length)) {
    if (arcs.some((arc) => taken.has(arc))) continue;
    for (const arc of arcs) taken.add(arc);
    count += 1;
  }
  return count;
}
