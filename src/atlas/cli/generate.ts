import {
  type AnySteps,
  type Bound,
  between,
  bound,
  byHand,
  cases,
  coverage,
  describeMove,
  type Exploration,
  explore,
  exploreByHand,
  GUESSED,
  guessed,
  type HandExploration,
  inOrder,
  type LeftToMachine,
  minimise,
  missing,
  type Path,
  type ScriptLabels,
  type Strategy,
  showing,
  type Tally,
  table,
  wander,
} from '..';
import type { Diff } from '../diff';
import { assertStarts } from './assert-starts';
import type { DerivedScripts } from './derived';
import type { Found } from './formats';
import { formatLeft } from './formats-read';
import type { Chart } from './load';
import type { Options } from './options';

/**
 * Generates the requested paths of a chart, with a summary: number of paths, coverage, and what cannot be tried.
 * Scripts contain manual paths; `json`, `--all` and random walks contain any. `since`: changes since the requested
 * revision, undefined for a new chart.
 */
export function generate(
  chart: Chart,
  options: Options,
  derived?: DerivedScripts,
  since?: Diff,
): Found & { messages: string[] } {
  const { id, file, machine, words, steps } = chart;
  const samples = options.guess ? guessed(machine, chart.samples) : chart.samples;
  assertStarts(chart, samples);
  const whole = explore(machine, samples, options.guess ? GUESSED : {});
  const { declared } = whole;
  // Random walks take automated moves as well.
  const isWhole = options.all || options.format === 'json' || options.strategy === 'random';
  const hand = steps && !isWhole ? exploreByHand(machine, samples, steps) : byHand(whole, undefined);
  const scripts = derived && 'cases' in derived ? derived : undefined;
  const { paths: made, least }: Generated = scripts ?? pathsFor(hand, options, since);
  const found = scripts ? made : inOrder(hand, made);
  const tally = coverage(whole, found, { flow: id, tier: options.strategy });
  const scriptLabels = { declared, language: options.language, words };
  const summary = [sizeOf(id, found, least), table([tally]), ...uncovered(tally, options), ...warningsOf(whole)];
  return {
    ...{ file, paths: found, cases: scripts?.cases ?? cases(found, declared), left: scripts?.left ?? hand.left },
    ...{ scriptLabels, declared, tally },
    messages: isWhole ? summary : [...summary, ...handOf(id, hand, { steps, derived }, scriptLabels)],
  };
}

/** Lists the moves left to automated tests, and those without manual instructions. */
function handOf(
  id: string,
  { left, lacking }: HandExploration,
  { steps, derived }: { steps?: AnySteps; derived?: DerivedScripts },
  scriptLabels: ScriptLabels,
): string[] {
  const leftLines = (all: readonly LeftToMachine[]) =>
    formatLeft(all, scriptLabels).map((line) => `Left to automated tests: ${line}`);
  if (derived && 'why' in derived) return [`${id} is not for testing by hand: ${derived.why[scriptLabels.language]}`];
  if (derived) return leftLines(derived.left);
  if (!steps)
    return [`There is no ${id}.steps.ts beside ${id}: actors are derived from the chart, without instructions.`];
  const none = lacking.map(
    (move) => `No manual instructions for: ${describeMove(move, scriptLabels.language, scriptLabels.words)}.`,
  );
  return [...leftLines(left), ...none];
}

type Generated = { paths: Path[]; least?: Bound };

function pathsFor(exploration: Exploration, options: Options, since?: Diff): Generated {
  const { strategy } = options;
  if (strategy === 'random') return { paths: wander(exploration, options) };
  if (strategy === 'between') return shortest(exploration, options.stations);
  const aim = aimFor(exploration, strategy, options, since);
  if (typeof aim === 'object' && 'requirements' in aim) return showing(exploration, aim.requirements);
  return { paths: minimise(exploration, aim), least: bound(exploration, aim) };
}

function aimFor(
  { declared: { machine, requirements: known } }: Exploration,
  strategy: Exclude<Options['strategy'], 'random' | 'between'>,
  { requirement, requirements }: Options,
  since?: Diff,
): Strategy {
  if (strategy === 'changed') return since ? { changed: new Set(since.changes.map(({ key }) => key)) } : 'transitions';
  if (strategy !== 'requirement' && strategy !== 'requirements') return strategy;
  const unknown = (strategy === 'requirement' ? [requirement] : requirements).find(
    (wanted) => !known.some(({ id }) => id === wanted),
  );
  if (unknown !== undefined) throw new Error(`No state of ${machine} carries the requirement ${unknown}.`);
  return strategy === 'requirement' ? { requirement } : { requirements };
}

function shortest(exploration: Exploration, stations: readonly string[]): { paths: Path[]; least: Bound } {
  const { machine, states } = exploration.declared;
  const ids = stations.map((name) => {
    const state = states.find(({ path, id }) => path === name || id === name);
    if (!state)
      throw new Error(`${machine} has no state ${name}. It has: ${states.map(({ path }) => path).join(', ')}.`);
    return state.id;
  });
  const path = between(exploration, ids);
  if (!path) throw new Error(`No path of ${machine} passes ${stations.join(', then ')}.`);
  return { paths: [path], least: { paths: 1, steps: path.steps.length } };
}

/** Names what paths over all transitions do not cover. */
const uncovered = (tally: Tally, { strategy }: Options): string[] =>
  strategy === 'transitions'
    ? missing({ ...tally, declared: { ...tally.declared, pairs: [], requirements: [] } }).map(
        (id) => `Not covered: ${id}`,
      )
    : [];

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function sizeOf(id: string, found: readonly Path[], least?: Bound): string {
  const steps = found.reduce((sum, path) => sum + path.steps.length, 0);
  const size = `${id}: ${count(found.length, 'path')}, ${count(steps, 'step')}`;
  if (!least) return `${size}.`;
  const excess = `${found.length - least.paths} and ${steps - least.steps}`;
  const lower = `${count(least.paths, 'path')} and ${count(least.steps, 'step')}`;
  return `${size}; lower bound: ${lower}, exceeded by ${excess}.`;
}

const warningsOf = ({ untried, problems, truncated }: Exploration): string[] => [
  ...(untried.length > 0 ? [`Not tried without samples: ${untried.join('; ')}.`] : []),
  ...problems.map((problem) => `Problem: ${problem}`),
  ...(truncated ? [truncated] : []),
];
