import {
  type AnySteps,
  type Bound,
  byHand,
  type Case,
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
  missing,
  type Path,
  type ScriptLabels,
  type Tally,
  table,
} from '..';
import type { Diff } from '../diff';
import { assertStarts } from './assert-starts';
import type { DerivedScripts } from './derived';
import { minutesOf } from './estimate';
import type { Found } from './formats';
import { formatLeft } from './formats-read';
import type { Chart } from './load';
import type { Options } from './options';
import { type Generated, pathsFor } from './paths-for';

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
  const scriptedCases = scripts?.cases ?? cases(found, declared);
  const scriptLabels = { declared, language: options.language, words };
  const summary = [
    sizeOf(id, found, scriptedCases, least),
    table([tally]),
    ...uncovered(tally, options),
    ...warningsOf(whole),
  ];
  return {
    ...{ file, paths: found, cases: scriptedCases, left: scripts?.left ?? hand.left },
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

/** Names what paths over all transitions do not cover. */
const uncovered = (tally: Tally, { strategy }: Options): string[] =>
  strategy === 'transitions'
    ? missing({ ...tally, declared: { ...tally.declared, pairs: [], requirements: [] } }).map(
        (id) => `Not covered: ${id}`,
      )
    : [];

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function sizeOf(id: string, found: readonly Path[], scripted: readonly Case[], least?: Bound): string {
  const steps = found.reduce((sum, path) => sum + path.steps.length, 0);
  const minutes = scripted.reduce((sum, testCase) => sum + minutesOf(testCase), 0);
  const size = `${id}: ${count(found.length, 'path')}, ${count(steps, 'step')}, about ${count(minutes, 'minute')} by hand`;
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
