import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { CitingTest } from '../../harness/citing-tests';
import { escaped } from '../../harness/escaped';
import type { Entry } from '../ledger';
import { Copy } from './copy';
import { draw, type Sabotage } from './draw';
import { lineAt } from './edits';
import { type Noticed, noticing } from './noticing';
import { type Row, summary, textOf } from './report';
import { Runs } from './runs';

const FOLDER = '.cache/sabotage';
/** Share of faults that tests must detect, in percent. */
const ENOUGH = 95;

type SabotageOptions = { count: number; seed: number; ids: readonly string[] };
/** Citations of all tests, and whether a detecting test belongs to the gate. */
type Suite = { citations: readonly CitingTest[]; isGateTest: (noticed: Noticed) => boolean };

/**
 * Breaks the implementation of requirements in a copy, one at a time, and reports which tests detect it; true if enough
 * do. Stores the list in `.cache/sabotage/<seed>.json`, unless only some ids are requested.
 */
export async function sabotage(
  entries: readonly Entry[],
  { citations, isGateTest }: Suite,
  { count, seed, ids }: SabotageOptions,
): Promise<boolean> {
  const isWhole = ids.length === 0;
  const { drawn, passed } = isWhole
    ? draw(entries, count, seed)
    : draw(
        entries.filter(({ id }) => ids.includes(id)),
        ids.length,
        seed,
      );
  const copy = new Copy();
  const sharedRuns = new Runs(copy.folder);
  const rows: Row[] = [];
  const save = () => isWhole && keep(`${FOLDER}/${seed}.json`, { seed, rows, passed });
  const print = (row: Row) => console.log(textOf(row));
  try {
    for (const item of drawn) {
      const row = await tried(item, citations, copy, sharedRuns);
      rows.push(row);
      print(row);
      save();
    }
    const unsure = await failingAnyway(rows, sharedRuns);
    for (const row of rows.filter(({ noticed }) => noticed && unsure(noticed))) {
      row.noticed = undefined;
      row.note = 'what noticed fails without it too';
      print(row);
    }
    save();
  } finally {
    await sharedRuns.end();
    copy.remove();
  }
  console.log(summary(rows, passed, isGateTest));
  return rows.filter(({ noticed }) => noticed).length * 100 >= rows.length * ENOUGH;
}

/** Injects one fault, runs the tests, and reverts it. */
async function tried(sabotage: Sabotage, citations: readonly CitingTest[], copy: Copy, sharedRuns: Runs): Promise<Row> {
  const { requirement, breakage } = sabotage;
  const { id, kind, text } = requirement;
  const { mutator, file, edits } = breakage;
  const [edit = { from: 0, to: 0, text: '' }] = edits;
  const was = readFileSync(file, 'utf8');
  const place = `${file}:${lineAt(was, edit.from)}`;
  const others: Runs[] = [];
  const createRuns = () => {
    const runs = new Runs(copy.folder);
    others.push(runs);
    return runs;
  };
  const began = Date.now();
  const restore = copy.break(breakage);
  try {
    const noticed = await noticing(sabotage, citations, sharedRuns, createRuns);
    return {
      id,
      kind,
      text,
      mutator,
      place,
      before: was.slice(edit.from, edit.to),
      after: edit.text,
      noticed,
      ms: Date.now() - began,
    };
  } finally {
    restore();
    for (const runs of others) await runs.end();
    await sharedRuns.run({ files: [], changed: [file] });
  }
}

/** Returns the detecting tests that fail without the fault as well, which prove nothing. */
async function failingAnyway(rows: readonly Row[], sharedRuns: Runs): Promise<(noticed: Noticed) => boolean> {
  const named = rows.flatMap(({ noticed }) =>
    noticed?.file && noticed.title && !noticed.file.startsWith('e2e/') ? [noticed] : [],
  );
  const pattern = named.map(({ title }) => escaped(title)).join('|');
  const files = [...new Set(named.map(({ file }) => file))];
  const { failures } = (files.length > 0 && (await sharedRuns.run({ files, pattern, all: true }, 600))) || {
    failures: [],
  };
  return ({ file, title }) => failures.some((failure) => failure.file === file && failure.title === title);
}

function keep(file: string, data: unknown) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`);
}
