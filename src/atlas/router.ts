import type { Area, Point } from './laid';
import { Queue } from './queue';

/**
 * Obstacles of a route: areas it may not cross (`blocked`), areas to avoid (`near`), and lines it should neither follow
 * nor cross unnecessarily (`lines`).
 */
export type Ground = {
  within: Area;
  blocked: readonly Area[];
  near: readonly Area[];
  lines: readonly (readonly Point[])[];
};
/** Possible end of a route, with a cost in pixels. */
export type Gate = Point & { cost: number };

/** Distances to text, from preferred to minimal. */
const ROOM = [10, 5, 2, 0];
const COST = { bend: 40, cross: 14, along: 5, near: 2, blocked: 1e6 };
/** Distance at which lines look like one. */
const CLOSE = 5;

/** Finds the cheapest orthogonal route between two sets of gates: short, with few bends, crossing nothing blocked. */
export function route(from: readonly Gate[], to: readonly Gate[], ground: Ground): Point[] {
  return new Grid(from, to, ground).way();
}

const distinct = (values: readonly number[], least: number, most: number): number[] =>
  [...new Set(values)].filter((value) => value >= least && value <= most).sort((a, b) => a - b);

/** Returns the index of the first element of a sorted list that is not below a value. */
function placeOf(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Grid of all possible bends: next to obstacles, and level with the gates. */
class Grid {
  private readonly xs: number[];
  private readonly ys: number[];
  private readonly blocked: Uint8Array;
  private readonly near: Uint8Array;
  /** Occupancy to the right and below each point: whether a line runs there, and how many lines are crossed. */
  private readonly along: [Uint8Array, Uint8Array];
  private readonly crossed: [Uint8Array, Uint8Array];

  constructor(
    private readonly from: readonly Gate[],
    private readonly to: readonly Gate[],
    { within, blocked, near, lines }: Ground,
  ) {
    const gates = [...from, ...to];
    const sides = (start: number, end: number) => ROOM.flatMap((room) => [start - room, end + room]);
    this.xs = distinct(
      [...gates.map(({ x }) => x), ...blocked.flatMap(({ x, width }) => sides(x, x + width))],
      within.x,
      within.x + within.width,
    );
    this.ys = distinct(
      [...gates.map(({ y }) => y), ...blocked.flatMap(({ y, height }) => sides(y, y + height))],
      within.y,
      within.y + within.height,
    );
    const bytes = () => new Uint8Array(this.xs.length * this.ys.length);
    this.blocked = bytes();
    this.near = bytes();
    this.along = [bytes(), bytes()];
    this.crossed = [bytes(), bytes()];
    for (const area of blocked) this.mark(this.blocked, area);
    for (const area of near) this.mark(this.near, area);
    for (const points of lines) for (let nth = 1; nth < points.length; nth++) this.cross(points[nth - 1], points[nth]);
  }

  private mark(bytes: Uint8Array, { x, y, width, height }: Area): void {
    const right = placeOf(this.xs, x + width + 0.01);
    const low = placeOf(this.ys, y + height + 0.01);
    for (let row = placeOf(this.ys, y); row < low; row++)
      bytes.fill(1, row * this.xs.length + placeOf(this.xs, x), row * this.xs.length + right);
  }

  /** Marks the segments that a line occupies, and those that would cross it. */
  private cross(a: Point | undefined, b: Point | undefined): void {
    if (!a || !b) return;
    const isLevel = Math.abs(a.y - b.y) < Math.abs(a.x - b.x);
    const [mine, others] = isLevel ? [this.xs, this.ys] : [this.ys, this.xs];
    const [start, end] = isLevel ? [a.x, b.x] : [a.y, b.y];
    const at = isLevel ? a.y : a.x;
    const first = placeOf(mine, Math.min(start, end));
    const last = placeOf(mine, Math.max(start, end) + 0.01);
    const index = (along: number, across: number) =>
      isLevel ? across * this.xs.length + along : along * this.xs.length + across;
    const before = placeOf(others, at) - 1;
    for (let along = Math.max(first - 1, 0); along < last; along++) {
      for (let across = placeOf(others, at - CLOSE); across < placeOf(others, at + CLOSE + 0.01); across++)
        this.along[isLevel ? 0 : 1][index(along, across)] = 1;
      const crossed = this.crossed[isLevel ? 1 : 0];
      if (before >= 0 && along >= first && along < last)
        crossed[index(along, before)] = (crossed[index(along, before)] ?? 0) + 1;
    }
  }

  private readonly at = ({ x, y }: Point): number => placeOf(this.ys, y) * this.xs.length + placeOf(this.xs, x);

  /** Runs Dijkstra's algorithm over points and incoming directions (0 horizontal, 1 vertical). */
  way(): Point[] {
    const size = this.xs.length * this.ys.length;
    const costs = new Float64Array(size * 2).fill(Number.POSITIVE_INFINITY);
    const predecessors = new Int32Array(size * 2).fill(-1);
    const ends = new Map(this.to.map((gate) => [this.at(gate), gate.cost]));
    const queue = new Queue();
    const offer = (node: number, cost: number, by: number) => {
      if (cost >= (costs[node] ?? 0)) return;
      costs[node] = cost;
      predecessors[node] = by;
      queue.add(node, cost);
    };
    for (const gate of this.from) for (const direction of [0, 1]) offer(this.at(gate) * 2 + direction, gate.cost, -1);
    let best = { node: -1, cost: Number.POSITIVE_INFINITY };
    for (let next = queue.take(); next && next.cost < best.cost; next = queue.take()) {
      const { node, cost } = next;
      if (cost > (costs[node] ?? 0)) continue;
      const end = ends.get(node >> 1);
      if (end !== undefined && cost + end < best.cost) best = { node, cost: cost + end };
      this.onward(node, (to, by) => offer(to, cost + by, node));
    }
    const nodes: number[] = [];
    for (let node = best.node; node >= 0; node = predecessors[node] ?? -1) nodes.unshift(node >> 1);
    return straight(
      nodes.map((place) => ({
        x: this.xs[place % this.xs.length] ?? 0,
        y: this.ys[Math.floor(place / this.xs.length)] ?? 0,
      })),
    );
  }

  private onward(node: number, offer: (to: number, cost: number) => void): void {
    const place = node >> 1;
    const direction = node & 1;
    const columns = this.xs.length;
    const column = place % columns;
    const row = Math.floor(place / columns);
    const steps: [number, number, number][] = [
      [column - 1, row, 0],
      [column + 1, row, 0],
      [column, row - 1, 1],
      [column, row + 1, 1],
    ];
    for (const [x, y, towards] of steps) {
      if (x < 0 || y < 0 || x >= columns || y >= this.ys.length) continue;
      const to = y * columns + x;
      const first = Math.min(place, to);
      const length =
        towards === 0
          ? Math.abs((this.xs[x] ?? 0) - (this.xs[column] ?? 0))
          : Math.abs((this.ys[y] ?? 0) - (this.ys[row] ?? 0));
      const isFree = this.blocked[to] === 0 || this.isEnd(to);
      const rate = 1 + (this.near[to] ? COST.near : 0) + (this.along[towards === 0 ? 0 : 1][first] ? COST.along : 0);
      const cost = length * rate + (this.crossed[towards === 0 ? 0 : 1][first] ?? 0) * COST.cross;
      offer(to * 2 + towards, cost + (towards === direction ? 0 : COST.bend) + (isFree ? 0 : COST.blocked));
    }
  }

  private ending?: Set<number>;
  private isEnd(place: number): boolean {
    this.ending ??= new Set(this.to.map(this.at));
    return this.ending.has(place);
  }
}

/** Removes the inner points of straight segments. */
export const straight = (points: readonly Point[]): Point[] =>
  points.filter((point, nth) => {
    const before = points[nth - 1];
    const after = points[nth + 1];
    if (before && before.x === point.x && before.y === point.y) return false;
    return (
      !before ||
      !after ||
      !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y))
    );
  });
