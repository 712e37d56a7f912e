import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { COLUMNS, merge, type Tally, table } from '..';
import { callOf } from '../own-file';
import { command } from './command';
import { talliesIn } from './extras';
import { find } from './find';
import { generate } from './generate';
import { type Excuses, junit, unexcused } from './junit';
import { load } from './load';
import { manual, sheetsIn } from './manual';
import { moduleAt } from './module-at';
import { optionsOf } from './options';
import { parseCommand } from './parse-command';

const HELP = `${callOf('coverage')} [[<flow | file> … [--guess]] [--in DIR] [--json FILE] [--junit FILE] [--except FILE] [--demand TIER=GLOB …] [--manual FILE …] [--machines GLOB …]]
  <flow | file> …   path coverage of any machines, with gaps; --guess guesses missing samples
  --in DIR          folder of the tallies (.cache/coverage)
  --except FILE     accepted gaps, with reasons
  --demand TIER=GLOB  charts that a tier must cover, by file name up to the first dot
  --manual FILE     exported run sheets`;

/** Tier name for all tiers together. */
const ALL = 'all';

/**
 * `npm run coverage`: sums up the coverage of the tiers (a folder each, with a tally per chart) as a table, JSON and
 * JUnit. Fails on items that no tier covers, unless a module named by `--except` lists them by chart and id with a
 * reason. `--manual` names exported run sheets, which count as a tier of their own; it lists untested cases, with
 * dates.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const several = { demand: many, manual: many, machines: many };
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseCommand(
    process.argv.slice(2),
    { in: text, json: text, junit: text, except: text, guess: flag, ...several },
    HELP,
  );
  if (values.help) return console.log(HELP);
  if (positionals.length > 0) return ofFiles(positionals, values.machines, values.guess ?? false);
  const folder = values.in ?? '.cache/coverage';
  const sheets = (values.manual ?? []).flatMap(sheetsIn);
  const hand =
    sheets.length > 0
      ? manual(sheets, await load(values.machines ?? ['machines/**/*.machine.ts']))
      : { tallies: [], notices: [] };
  const tallies = read(folder, hand.tallies);
  const merged = merge(tallies, ALL);
  const excuses = values.except === undefined ? {} : await excusesOf(values.except);
  const wrong = merged.flatMap((tally) => unexcused(tally, excuses).map((id) => `${tally.flow}: no tier covers ${id}`));
  const rows = [...tallies, ...merged].sort((a, b) => Number(a.flow > b.flow) - Number(a.flow < b.flow));
  write(values.json ?? join(folder, 'coverage.json'), `${JSON.stringify(asData(rows), null, 1)}\n`);
  write(values.junit ?? join(folder, 'coverage.xml'), junit(tallies, merged, excuses));
  console.log(table(rows));
  wrong.push(...(values.demand ?? []).flatMap((demand) => lacking(demand, tallies)));
  for (const line of hand.notices) console.log(line);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Prints the path coverage of some machines, a line each, independently of tiers; names what is missing, and fails. */
async function ofFiles(targets: readonly string[], machines: string[] | undefined, guess: boolean): Promise<void> {
  const options = { ...optionsOf([...(guess ? ['--guess'] : []), '--format', 'json']) };
  let wrong = 0;
  for (const what of targets) {
    const { charts, faults, notices } = await find(what, machines ?? options.machines);
    for (const line of [...notices, ...faults]) console.error(line);
    wrong += faults.length;
    for (const chart of charts) {
      try {
        const { tally, messages } = generate(chart, options);
        console.log(table([{ ...tally, tier: 'paths' }]));
        const lost = messages.filter((line) => /^(?:Not covered|Not tried|Problem)/.test(line));
        for (const line of lost) console.log(`  ${line}`);
        wrong += lost.length;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        wrong += 1;
      }
    }
  }
  if (wrong > 0) process.exitCode = 1;
}

/** Returns the charts that a tier must have a tally of, by `TIER=GLOB`, and has not. */
function lacking(demand: string, tallies: readonly Tally[]): string[] {
  const [tier = '', glob = ''] = demand.split('=');
  const flows = globSync(glob).map((file) => basename(file).split('.')[0] ?? '');
  if (flows.length === 0) throw new Error(`--demand ${demand} matches no file.`);
  return flows
    .filter((flow) => !tallies.some((tally) => tally.tier === tier && tally.flow === flow))
    .map((flow) => `${flow}: no tally of the ${tier} tier`);
}

function read(folder: string, byHand: readonly Tally[]): Tally[] {
  const tallies = [...talliesIn(folder), ...byHand];
  if (tallies.length === 0) throw new Error(`No tallies in ${folder} yet.`);
  return tallies;
}

/** Covered and declared counts by chart, tier (one for all together) and column. */
function asData(rows: readonly Tally[]) {
  const data: Record<string, Record<string, object>> = {};
  for (const { flow, tier, covered, declared } of rows) {
    const columns = COLUMNS.map((column) => [column, { covered: covered[column], declared: declared[column] }]);
    data[flow] = { ...data[flow], [tier]: Object.fromEntries(columns) };
  }
  return data;
}

/** Returns the first record that a module exports. */
async function excusesOf(file: string): Promise<Excuses> {
  const isExcuses = (value: unknown): value is Excuses => typeof value === 'object' && value !== null;
  return Object.values(await moduleAt(resolve(file))).find(isExcuses) ?? {};
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

await command(main);
