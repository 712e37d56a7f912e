import { readFileSync } from 'node:fs';
import {
  type Case,
  cases,
  counter,
  explore,
  exploreByHand,
  inOrder,
  pairsOf,
  revisionOf,
  type Tally,
  Trail,
  tokenOf,
  walked,
} from '..';
import { stubbed } from '../stub';
import type { Chart } from './load';

/** Result of a case as the run sheet exports it. `done`: number of steps that passed. */
type Result = {
  id: string;
  title: string;
  status: string;
  done: number;
  input?: string;
  steps: string[];
  at?: string;
  tester?: string;
  build?: string;
};
type SheetFile = { sheet: 1; machine: string; revision: string; results: Result[] };

/** Tier of manual tests. */
const MANUAL = 'manual';
const NO_SAMPLES = { events: {}, outcomes: {} };

const isSheet = (value: unknown): value is SheetFile =>
  typeof value === 'object' &&
  value !== null &&
  'sheet' in value &&
  'machine' in value &&
  'revision' in value &&
  'results' in value &&
  Array.isArray(value.results);

/** Reads the run sheets of a file: one, or a list. */
export function sheetsIn(file: string): SheetFile[] {
  const all: unknown[] = [JSON.parse(readFileSync(file, 'utf8'))].flat();
  if (all.length === 0 || !all.every(isSheet))
    throw new Error(`${file} contains no run sheet: expected { sheet, machine, revision, results }.`);
  return all.filter(isSheet);
}

/**
 * Counts what testers have covered on the current charts, a tally per chart, and lists the cases without a current run.
 * Results on an earlier version of a chart do not count, but are reported with their revision.
 */
export function manual(
  sheets: readonly SheetFile[],
  charts: readonly Chart[],
): { tallies: Tally[]; notices: string[] } {
  const found = charts.flatMap((chart) => {
    const own = sheets.filter(({ machine }) => machine === chart.id);
    return own.length > 0 ? [countOf(chart, own)] : [];
  });
  const strangers = sheets.filter(({ machine }) => !charts.some(({ id }) => id === machine));
  const unseen = charts.filter(({ id }) => !sheets.some(({ machine }) => machine === id));
  return {
    tallies: found.map(({ tally }) => tally),
    notices: [
      ...found.flatMap(({ messages }) => messages),
      ...strangers.map(({ machine }) => `${machine}: the chart no longer exists.`),
      ...(unseen.length > 0 ? [`Not tested by hand: ${unseen.map(({ id }) => id).join(', ')}.`] : []),
    ],
  };
}

function countOf(chart: Chart, sheets: readonly SheetFile[]): { tally: Tally; messages: string[] } {
  const { id, machine, samples = NO_SAMPLES } = chart;
  const revision = revisionOf(machine);
  const exploration = explore(machine, samples);
  const { add, tally } = counter(id, MANUAL, exploration.declared, pairsOf(exploration));
  const now = sheets.filter((sheet) => sheet.revision === revision).flatMap(({ results }) => results);
  for (const result of now) add(...walked(pathOf(chart, result)));
  const open = casesOf(chart).flatMap((testCase) => openReason(testCase, now, sheets) ?? []);
  return { tally: tally(), messages: open.map((line) => `${id} (${revision}): ${line}`) };
}

/** Returns the current cases of a chart's scripts. */
function casesOf({ machine, samples, steps }: Chart): Case[] {
  const hand = exploreByHand(machine, samples, steps);
  return cases(inOrder(hand), hand.declared);
}

/** Returns the reason why a case is still to be run; undefined if it has passed. */
function openReason({ id }: Case, now: readonly Result[], sheets: readonly SheetFile[]): string | undefined {
  const last = now.filter((result) => result.id === id).at(-1);
  if (last?.status === 'passed') return undefined;
  if (last) return `${id} ${last.status === 'failed' ? 'has failed' : 'was started'}${attribution(last)}.`;
  const before = sheets
    .flatMap(({ revision, results }) =>
      results.filter((result) => result.id === id).map((result) => ({ revision, result })),
    )
    .at(-1);
  return before
    ? `${id} has not been run since revision ${before.revision}${attribution(before.result)}.`
    : `${id} has not been run yet.`;
}

const attribution = ({ tester, build, at }: Result): string => {
  const details = [
    ...(tester ? [`by ${tester}`] : []),
    ...(build ? [`on build ${build}`] : []),
    ...(at ? [`at ${at}`] : []),
  ];
  return details.length > 0 ? ` (${details.join(', ')})` : '';
};

/** Returns the steps of a case that passed, on the current chart. */
function pathOf({ machine, samples = NO_SAMPLES }: Chart, { input, steps, done }: Result) {
  const trail = new Trail(stubbed(machine), samples, { input, inputValue: samples.inputs?.[input ?? ''] });
  for (const [index, token] of steps.slice(0, done).entries()) {
    const move = trail.moves().find((move) => tokenOf(move) === token);
    if (!move) throw new Error(`${machine.id} cannot do "${token}" after ${index} steps: was the sheet changed?`);
    trail.go(move);
  }
  return trail.path();
}
