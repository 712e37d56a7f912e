import { type AnyStateMachine, createMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type AnySamples, type Exploration, explore, paths } from '../../../src/atlas';
import { type Chart, load } from '../../../src/atlas/cli/load';
import { draw } from '../../../src/atlas/draw';

/** A measurement; a value above `limit` fails. */
export type Measured = { name: string; value: number; limit: number; unit: string };

const SIZES = [10, 100, 1_000] as const;
/**
 * Limit for the growth with ten times the states: more than linear, because a path search inspects all declarations in
 * each state, and far below quadratic.
 */
const GROWTH = 40;
const GROUP = 10;

/**
 * A chart of groups of ten states, as people draw large ones: work within a group, then the next one, then back to the
 * first.
 */
function grown(size: number): AnyStateMachine {
  const inside = Array.from({ length: GROUP - 1 }, (_, at) => [`s${at}`, { on: { go: `s${(at + 1) % (GROUP - 1)}` } }]);
  const groups = Array.from({ length: size / GROUP }, (_, at) => [
    `g${at}`,
    { initial: 's0', on: { next: `g${(at + 1) % (size / GROUP)}`, home: 'g0' }, states: Object.fromEntries(inside) },
  ]);
  return createMachine({ id: `grown-${size}`, initial: 'g0', states: Object.fromEntries(groups) });
}

const SAMPLES: AnySamples = { events: { go: { plain: {} }, next: { plain: {} }, home: { plain: {} } }, outcomes: {} };

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Measures how exploration and drawing grow with the chart. */
async function growth(): Promise<Measured[]> {
  await draw(grown(100)); // What runs first is compiled first.
  const times: { size: number; explored: number; drawn: number }[] = [];
  for (const size of SIZES) {
    const machine = grown(size);
    times.push({
      size,
      explored: await timed(() => explore(machine, SAMPLES)),
      drawn: await timed(() => draw(machine)),
    });
  }
  return times.slice(1).flatMap(({ size, explored, drawn }, at) => {
    const before = times[at] ?? { size, explored, drawn };
    const unit = `x the time for ${before.size} states`;
    return [
      { name: `explore ${size} states`, value: explored / before.explored, limit: GROWTH, unit },
      { name: `draw ${size} states`, value: drawn / before.drawn, limit: GROWTH, unit },
    ];
  });
}

type Size = { paths: number; steps: number };
const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce((all, { paths, steps }) => ({ paths: all.paths + paths, steps: all.steps + steps }), {
    paths: 0,
    steps: 0,
  });

function ours(exploration: Exploration): Size {
  const found = paths(exploration, 'transitions');
  return { paths: found.length, steps: found.reduce((all, { steps }) => all + steps.length, 0) };
}

/** Shortest path to each transition, counted separately. */
function onePathATransition({ starts, edges }: Exploration): Size {
  const depths = new Map(starts.map(({ at }) => [at, 0]));
  const steps = new Map<string, number>();
  const see = (transitions: readonly string[], depth: number) => {
    for (const id of transitions) steps.set(id, Math.min(depth, steps.get(id) ?? depth));
  };
  for (const { stepCoverages } of starts) for (const { transitions } of stepCoverages) see(transitions, 0);
  // Edges are in the order in which their states were left, the nearest first.
  for (const { from, to, stepCoverages } of edges) {
    const depth = (depths.get(from) ?? 0) + 1;
    if (!depths.has(to)) depths.set(to, depth);
    for (const { transitions } of stepCoverages) see(transitions, depth);
  }
  return { paths: steps.size, steps: [...steps.values()].reduce((all, count) => all + count, 0) };
}

/** Size of the result of `xstate/graph` for the same machine: one path per state. */
function shortestPaths({ machine, edges, starts: [start] }: Exploration): Size {
  const events = [...new Map(edges.map(({ move }) => [JSON.stringify(move.event), move.event])).values()];
  const found = getShortestPaths(machine, { events, input: start?.inputValue });
  return { paths: found.length, steps: found.reduce((all, { steps }) => all + steps.length, 0) };
}

/** Compares paths and steps of our covering sets with the alternatives. */
function savings(charts: readonly Chart[], small: Chart): Measured[] {
  const explorations = charts.map(({ machine, samples }) => explore(machine, samples));
  const set = sum(explorations.map(ours));
  const single = sum(explorations.map(onePathATransition));
  const exploration = explore(small.machine, small.samples);
  const own = ours(exploration);
  const shortest = shortestPaths(exploration);
  return [
    { name: 'paths, all charts', value: set.paths / single.paths, limit: 1, unit: 'x one path a transition' },
    { name: 'steps, all charts', value: set.steps / single.steps, limit: 1, unit: 'x one path a transition' },
    {
      name: `paths, ${small.id}`,
      value: own.paths / shortest.paths,
      limit: 1,
      unit: 'x getShortestPaths of xstate/graph',
    },
    {
      name: `steps, ${small.id}`,
      value: own.steps / shortest.steps,
      limit: 1,
      unit: 'x getShortestPaths of xstate/graph',
    },
  ];
}

/**
 * Runs every measurement of the atlas: on all charts of these files, and on one of them with `getShortestPaths` too.
 */
export async function measureAtlas(patterns: readonly string[], small: string): Promise<Measured[]> {
  const charts = await load(patterns);
  const chart = charts.find(({ id }) => id === small);
  if (!chart) throw new Error(`There is no chart ${small}.`);
  return [...(await growth()), ...savings(charts, chart)];
}
