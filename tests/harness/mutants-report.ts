import { mkdirSync, writeFileSync } from 'node:fs';
import { KINDS } from '../../src/atlas';
import { survivors } from '../machines/survivors';
import { type Chart, charts } from './charts';
import { judge, type Verdict } from './mutants';

/** Minimum share of killed mutants over all charts; equivalent mutants are not counted. */
const ENOUGH = 0.95;
const FILE = '.cache/mutants.json';

const nameOf = ({ kind, at }: Verdict): string => `${kind}: ${at}`;
const count = (verdicts: readonly Verdict[], fate: Verdict['fate']): number =>
  verdicts.filter((verdict) => verdict.fate === fate).length;

function scoreOf(verdicts: readonly Verdict[]): number {
  const killed = count(verdicts, 'killed');
  const tried = killed + count(verdicts, 'survived');
  return tried === 0 ? 1 : killed / tried;
}

function line(name: string, verdicts: readonly Verdict[]): string {
  const cells = [
    verdicts.length,
    count(verdicts, 'killed'),
    count(verdicts, 'survived'),
    count(verdicts, 'equivalent'),
  ];
  const share = `${(scoreOf(verdicts) * 100).toFixed(1)} %`;
  return `${name.padEnd(22)}${cells.map((cell) => String(cell).padStart(11)).join('')}${share.padStart(10)}`;
}

/** Returns survivors without a reason, and reasons of mutants that did not survive. */
function complaints({ flow }: Chart, verdicts: readonly Verdict[]): string[] {
  const survived = verdicts.filter(({ fate }) => fate === 'survived').map(nameOf);
  const reasons = Object.keys(survivors[flow] ?? {});
  return [
    ...survived.filter((name) => !reasons.includes(name)).map((name) => `${flow}: no test detects ${name}`),
    ...reasons
      .filter((name) => !survived.includes(name))
      .map((name) => `${flow}: survivors.ts lists what does not survive: ${name}`),
  ];
}

/**
 * Judges the mutants of the named flows, or of all; prints a table, stores the verdicts as JSON, and returns whether
 * they suffice.
 */
export function report(flows: readonly string[]): boolean {
  const unknown = flows.filter((flow) => !charts.some((chart) => chart.flow === flow));
  if (unknown.length > 0) throw new Error(`There is no flow ${unknown.join(', ')}.`);
  const wrong: string[] = [];
  const all: Verdict[] = [];
  console.log(`${''.padEnd(22)}    mutants     killed   survived equivalent     score`);
  for (const chart of charts.filter(({ flow }) => flows.length === 0 || flows.includes(flow))) {
    const verdicts = judge(chart);
    console.log(line(chart.flow, verdicts));
    wrong.push(...complaints(chart, verdicts));
    all.push(...verdicts);
  }
  console.log('');
  for (const kind of KINDS)
    console.log(
      line(
        kind,
        all.filter((verdict) => verdict.kind === kind),
      ),
    );
  console.log(`\n${line('all', all)}`);
  for (const complaint of wrong) console.log(complaint);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ score: scoreOf(all), verdicts: all }, null, 1)}\n`);
  console.log(`Every verdict, and who noticed: ${FILE}`);
  return wrong.length === 0 && scoreOf(all) >= ENOUGH;
}
