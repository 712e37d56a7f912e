import { type Bound, between, bound, counter, type Exploration, explore, minimise, type Path, pairsOf, table, walked, wander } from '..';
import type { Found } from './formats';
import type { Chart } from './load';
import type { Options } from './options';

/** Paths of a chart as they are asked for, and in words how many they are, what they cover and what cannot be tried. */
export function generate({ id, machine, samples, words }: Chart, options: Options): Found & { said: string[] } {
  const exploration = explore(machine, samples);
  const { paths: found, least } = pathsFor(exploration, options);
  const { add, tally } = counter(id, options.strategy, exploration.declared, pairsOf(exploration));
  for (const path of found) add(...walked(path));
  const teller = { declared: exploration.declared, language: options.language, words };
  return { paths: found, teller, tally: tally(), said: [sizeOf(id, found, least), table([tally()]), ...warningsOf(exploration)] };
}

function pathsFor(exploration: Exploration, options: Options): { paths: Path[]; least?: Bound } {
  const { strategy } = options;
  if (strategy === 'random') return { paths: wander(exploration, options) };
  if (strategy === 'between') return shortest(exploration, options.stations);
  const { states, machine } = exploration.declared;
  const { requirement } = options;
  if (strategy === 'requirement' && !states.some(({ requirements }) => requirements.includes(requirement)))
    throw new Error(`No state of ${machine} carries the requirement ${requirement}.`);
  const aim = strategy === 'requirement' ? { requirement } : strategy;
  return { paths: minimise(exploration, aim), least: bound(exploration, aim) };
}

function shortest(exploration: Exploration, stations: readonly string[]): { paths: Path[]; least: Bound } {
  const { machine, states } = exploration.declared;
  const ids = stations.map((name) => {
    const state = states.find(({ path, id }) => path === name || id === name);
    if (!state) throw new Error(`${machine} has no state ${name}. It has: ${states.map(({ path }) => path).join(', ')}.`);
    return state.id;
  });
  const path = between(exploration, ids);
  if (!path) throw new Error(`No way of ${machine} was found that passes ${stations.join(', then ')}.`);
  return { paths: [path], least: { paths: 1, steps: path.steps.length } };
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function sizeOf(id: string, found: readonly Path[], least?: Bound): string {
  const steps = found.reduce((sum, path) => sum + path.steps.length, 0);
  const size = `${id}: ${count(found.length, 'path')}, ${count(steps, 'step')}`;
  if (!least) return `${size}.`;
  const more = `${found.length - least.paths} and ${steps - least.steps} more`;
  return `${size}; at the least it takes ${count(least.paths, 'path')} and ${count(least.steps, 'step')}: these are ${more}.`;
}

const warningsOf = ({ untried, problems, truncated }: Exploration): string[] => [
  ...(untried.length > 0 ? [`Without samples it cannot try: ${untried.join('; ')}.`] : []),
  ...problems.map((problem) => `Problem: ${problem}`),
  ...(truncated ? [truncated] : []),
];
