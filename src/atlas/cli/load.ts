import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { escapePath, glob } from 'tinyglobby';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Origin } from '../picture';
import type { Note } from '../reviews';
import type { AnySamples, AnySteps, AnyWords, WrittenSamples } from '../types';
import { readSamples } from '../written';
import { machinesOf, shortPath, withoutReexports } from './machines-of';
import { moduleAt } from './module-at';
import { newerIn } from './newer';
import { notesIn } from './notes-beside';
import { originLines } from './origin-lines';
import { entriesOf } from './source/entries-of';
import type { PageCode } from './source/found';
import { messageOf } from './source/place-of';
import { ENDINGS } from './source/syntax';
import { Trials } from './source/trials';

/**
 * Chart as commands load it. `name` is that of its file, `<name>.machine.ts`; samples, labels, manual instructions and
 * reviewers' notes are in files next to it.
 */
export type Chart = {
  id: string;
  /** Name of its export, variable or function. */
  key?: string;
  file: string;
  name: string;
  machine: AnyStateMachine;
  samples?: AnySamples;
  words?: AnyWords;
  steps?: AnySteps;
  notes?: Note[];
  /** Undefined for exports of this checkout. */
  origin?: Origin;
  line?: number;
  code?: PageCode;
};
/** `faults`: why files or machines are missing; `notices`: what was assumed about those that are not. */
export type Loaded = { charts: Chart[]; faults: string[]; notices: string[] };

type Is<T> = (value: unknown) => value is T;

/** Returns whether a value is an object with all of these keys. */
export const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isSteps = (value: unknown): value is AnySteps => has(value, 'begins', 'events', 'outcomes');
const isSamples = (value: unknown): value is WrittenSamples => has(value, 'events', 'outcomes');

/**
 * Loads every machine that some files or globs create, sorted by file and id. Throws if a glob matches nothing, a
 * machine does not load, or there is none.
 */
export async function load(patterns: readonly string[]): Promise<Chart[]> {
  const { charts, faults } = await loadEach(patterns);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return charts;
}

/**
 * Variant of `load` that handles machines independently: `faults` has those that do not load, with line and reason.
 * Throws if no file is found at all.
 */
export async function loadEach(patterns: readonly string[]): Promise<Loaded> {
  const found = await Promise.all(patterns.map(filesOf));
  const files = [...new Set(found.flat())].sort();
  const named = new Set(patterns.filter((pattern) => existsSync(pattern)).map((pattern) => resolve(pattern)));
  const trials = new Trials();
  const tried = await Promise.all(files.map((file) => chartsOf(file, trials, named.has(file)).catch(broken)));
  trials.close();
  const charts = withoutReexports(tried.flatMap((each) => each.charts));
  const faults = tried.flatMap((each) => each.faults);
  if (charts.length === 0 && faults.length === 0) throw new Error(noneIn(files));
  const warnings = tried.flatMap((each) => each.notices);
  return { charts, faults, notices: [...new Set([...warnings, ...charts.flatMap(originLines)])] };
}

const broken = (error: unknown): Loaded => ({ charts: [], faults: [messageOf(error)], notices: [] });

function noneIn(files: readonly string[]): string {
  const more = files.length > 5 ? ` and ${files.length - 5} more files` : '';
  return `No machine is exported by ${files.slice(0, 5).join(', ')}${more}, or created there.`;
}

async function filesOf(pattern: string): Promise<string[]> {
  const files = await glob(existsSync(pattern) ? escapePath(pattern) : pattern, {
    absolute: true,
    ignore: '**/node_modules/**',
  });
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files.map((file) => resolve(file));
}

async function chartsOf(path: string, trials: Trials, isNamed: boolean): Promise<Loaded> {
  const name = basename(path)
    .replace(ENDINGS, '')
    .replace(/\.machine$/, '');
  const { machines, faults, warnings } = await machinesOf(path, trials, isNamed);
  if (machines.length === 0) return { charts: [], faults, notices: warnings };
  const [samples, steps] = await Promise.all([
    beside(path, `${name}.samples`, isSamples),
    beside(path, `${name}.steps`, isSteps),
  ]);
  const notes = notesIn(join(dirname(path), `${name}.reviews.json`));
  const newer = machines.map(({ machine }) => newerIn(machine, path)?.replaceAll(path, shortPath(path)));
  const charts = machines
    .filter((_, index) => newer[index] === undefined)
    .map(({ machine: found, ...rest }): Chart => {
      const { key } = rest;
      const machine = identified(found, key, name, path);
      const own = belongingTo(key, 'Samples', samples, machines.length);
      const by = belongingTo(key, 'Steps', steps, machines.length);
      const of = notes.filter((note) => note.machine === machine.id);
      const along = { ...(own && readSamples(own)), ...(by && { steps: by }), ...(of.length > 0 && { notes: of }) };
      return { id: machine.id, file: shortPath(path), name, machine, ...rest, ...along };
    })
    .sort((a, b) => Number(a.id > b.id) - Number(a.id < b.id));
  return { charts, faults: [...faults, ...newer.filter((fault) => fault !== undefined)], notices: warnings };
}

/** Names a machine without an id after its file and export, unless that would break references by its id. */
function identified(machine: AnyStateMachine, key: string, file: string, path: string): AnyStateMachine {
  if (machine.config.id !== undefined) return machine;
  const stem = key.replace(/Machine$/, '');
  const isPlain = ['', 'default', 'machine'].includes(stem) || key.startsWith('line ');
  const place = ['index', 'main', 'machine'].includes(file) ? basename(dirname(path)) : file;
  try {
    return new StateMachine({ ...machine.config, id: isPlain ? place : stem }, machine.implementations);
  } catch {
    return machine;
  }
}

/** Returns the exports of a kind from a sibling file; undefined if there is no such file. */
async function beside<T>(path: string, name: string, is: Is<T>): Promise<[string, T][]> {
  const file = ['ts', 'mts', 'js', 'mjs'].map((ending) => join(dirname(path), `${name}.${ending}`)).find(existsSync);
  return file ? entriesOf(await moduleAt(file), is) : [];
}

/** Picks `doorSamples` out of `doorSamples` and `lampSamples` for `doorMachine`; in a file with one machine, any. */
function belongingTo<T>(machine: string, kind: string, all: [string, T][], machines: number): T | undefined {
  const stem = machine.replace(/Machine$/, '');
  const named = all.find(([key]) => key === `${stem}${kind}`);
  return (named ?? (machines === 1 ? all[0] : undefined))?.[1];
}
