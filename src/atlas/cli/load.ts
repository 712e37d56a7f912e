import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapePath, glob } from 'tinyglobby';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Note } from '../reviews';
import type { AnySamples, AnySteps, AnyWords, WrittenSamples } from '../types';
import { readSamples } from '../written';
import { newerIn } from './newer';
import { notesIn } from './notes-beside';
import { defineInertGlobal, removeInertGlobals } from './stand-in';

/**
 * Chart as commands load it. `name` is that of its file, `<name>.machine.ts`; samples, labels, manual instructions and
 * reviewers' notes are in files next to it.
 */
export type Chart = {
  id: string;
  /** Name of its export. */
  key?: string;
  file: string;
  name: string;
  machine: AnyStateMachine;
  samples?: AnySamples;
  words?: AnyWords;
  steps?: AnySteps;
  notes?: Note[];
};

type Module = Record<string, unknown>;
type Is<T> = (value: unknown) => value is T;

/** Returns whether a value is an object with all of these keys. */
export const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
/** Duck-typed, because a machine may come from another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  has(value, 'root', 'config', 'implementations', 'getInitialSnapshot');
const isSteps = (value: unknown): value is AnySteps => has(value, 'begins', 'events', 'outcomes');
const isSamples = (value: unknown): value is WrittenSamples => has(value, 'events', 'outcomes');

/**
 * Loads every machine that some files or globs export, sorted by file and id. Throws if a glob matches nothing, a file
 * does not load, or none exports a machine.
 */
export async function load(patterns: readonly string[]): Promise<Chart[]> {
  const { charts, faults } = await loadEach(patterns);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return charts;
}

/**
 * Variant of `load` that handles files independently: `faults` has those that do not load, with line and reason. Throws
 * if no file is found at all.
 */
export async function loadEach(patterns: readonly string[]): Promise<{ charts: Chart[]; faults: string[] }> {
  const found = await Promise.all(patterns.map(filesOf));
  const files = [...new Set(found.flat())].sort();
  const tried = await Promise.allSettled(files.map(chartsOf));
  removeInertGlobals();
  const charts = tried.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const faults = tried.flatMap((attempt, at) =>
    attempt.status === 'rejected'
      ? [messageOf(attempt.reason)]
      : attempt.value.length > 0
        ? []
        : hiddenIn(files[at] ?? ''),
  );
  if (charts.length === 0 && faults.length === 0) throw new Error(`No machine is exported by ${files.join(', ')}.`);
  return { charts, faults };
}

/** Returns a hint for a file without exported machines: the line of the first one it creates but does not export. */
function hiddenIn(file: string): string[] {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => /\bcreateMachine\(/.test(text));
  return line < 0 ? [] : [`No machine is exported by ${file}: the one that line ${line + 1} makes lacks an export.`];
}

async function filesOf(pattern: string): Promise<string[]> {
  const files = await glob(existsSync(pattern) ? escapePath(pattern) : pattern, {
    absolute: true,
    ignore: '**/node_modules/**',
  });
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`);
  return files.map((file) => resolve(file));
}

async function chartsOf(path: string): Promise<Chart[]> {
  const name = basename(path).replace(/(\.machine)?\.[cm]?[jt]sx?$/, '');
  const [exported, samples, steps] = await Promise.all([
    moduleAt(path),
    beside(path, `${name}.samples`, isSamples),
    beside(path, `${name}.steps`, isSteps),
  ]);
  const notes = notesIn(join(dirname(path), `${name}.reviews.json`));
  const file = relative(process.cwd(), path).replaceAll(sep, '/');
  const machines = entriesOf(exported, isMachine);
  const [newer] = machines.flatMap(([, machine]) => newerIn(machine, path) ?? []);
  if (newer !== undefined) throw new Error(newer);
  return machines
    .map(([key, found]) => {
      const machine = named(found, key, name, path);
      const own = belongingTo(key, 'Samples', samples, machines.length);
      const by = belongingTo(key, 'Steps', steps, machines.length);
      const of = notes.filter((note) => note.machine === machine.id);
      const along = { ...(own && readSamples(own)), ...(by && { steps: by }), ...(of.length > 0 && { notes: of }) };
      return { id: machine.id, key, file, name, machine, ...along };
    })
    .sort((a, b) => Number(a.id > b.id) - Number(a.id < b.id));
}

/** Names a machine without an id after its file and export, unless that would break references by its id. */
function named(machine: AnyStateMachine, key: string, file: string, path: string): AnyStateMachine {
  if (machine.config.id !== undefined) return machine;
  const stem = key.replace(/Machine$/, '');
  const isPlain = ['', 'default', 'machine'].includes(stem);
  const place = ['index', 'main', 'machine'].includes(file) ? basename(dirname(path)) : file;
  try {
    return new StateMachine({ ...machine.config, id: isPlain ? place : stem }, machine.implementations);
  } catch {
    return machine;
  }
}

/** Imports a file by its absolute path. Throws if it does not load. */
export async function moduleAt(path: string, again = 0): Promise<Module> {
  try {
    return await inTime(import(`${pathToFileURL(path).href}${again ? `?again=${again}` : ''}`));
  } catch (error) {
    // Retries under another URL, because Node caches a failed module under its own.
    if (again < 10 && defineInertGlobal(error)) return await moduleAt(path, again + 1);

    throw new Error(`${path}${lineOf(error, path)} does not load: ${messageOf(error)}`);
  }
}

/** Returns the first export of a kind; undefined if there is no such file. Throws if the file has no such export. */
export async function exportedOf<T>(file: string, is: Is<T>, called: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  const found = Object.values(await moduleAt(resolve(file))).find(is);
  if (found === undefined) throw new Error(`${file} exports no ${called}.`);
  return found;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns `:3:12`, the position in a file where an error was thrown, if known. */
function lineOf(error: unknown, path: string): string {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const places = stack
    .split(path)
    .slice(1)
    .map((after) => /^(?:\?[^:\s]*)?(:\d+:\d+)/.exec(after)?.[1]);
  return places.find((place) => place !== undefined) ?? '';
}

/** Timeout for loading a module, so that one that waits forever does not block the rest. */
const IMPORT_TIMEOUT_MS = 20_000;

async function inTime<T>(module: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), IMPORT_TIMEOUT_MS);
  });
  return await Promise.race([module, late]).finally(() => clearTimeout(timer));
}

/** Returns the exports of a kind from a sibling file; undefined if there is no such file. */
async function beside<T>(path: string, name: string, is: Is<T>): Promise<[string, T][]> {
  const file = ['ts', 'mts', 'js', 'mjs'].map((ending) => join(dirname(path), `${name}.${ending}`)).find(existsSync);
  return file ? entriesOf(await moduleAt(file), is) : [];
}

/** Returns the distinct exports of a kind; of two names for one value, the one that is not `default`. */
function entriesOf<T>(module: Module, is: Is<T>): [string, T][] {
  const found = new Map<T, string>();
  for (const [key, value] of Object.entries(module))
    if (is(value) && (key !== 'default' || !found.has(value))) found.set(value, key);
  return [...found].map(([value, key]) => [key, value]);
}

/** Picks `doorSamples` out of `doorSamples` and `lampSamples` for `doorMachine`; in a file with one machine, any. */
function belongingTo<T>(machine: string, kind: string, all: [string, T][], machines: number): T | undefined {
  const stem = machine.replace(/Machine$/, '');
  const named = all.find(([key]) => key === `${stem}${kind}`);
  return (named ?? (machines === 1 ? all[0] : undefined))?.[1];
}
