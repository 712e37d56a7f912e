import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapePath, glob } from 'tinyglobby';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Note } from '../reviews';
import type { AnyMeans, AnySamples, AnyWords, WrittenSamples } from '../types';
import { readSamples } from '../written';
import { newerIn } from './newer';
import { notesIn } from './notes-beside';
import { noLongerStandIn, stoodInFor } from './stand-in';

/** A chart as a command reads it. `name` is its file's: `<name>.machine.ts`; its samples, what they are called, by which means a tester brings them about, and reviewers' notes lie beside it. */
export type Chart = {
  id: string;
  /** The name that its file exports it by. */
  key?: string;
  file: string;
  name: string;
  machine: AnyStateMachine;
  samples?: AnySamples;
  words?: AnyWords;
  means?: AnyMeans;
  notes?: Note[];
};

type Module = Record<string, unknown>;
type Is<T> = (value: unknown) => value is T;

/** Returns whether a value is an object that has all of these keys. */
export const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
/** By what it has, as a machine may come from another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  has(value, 'root', 'config', 'implementations', 'getInitialSnapshot');
const isMeans = (value: unknown): value is AnyMeans => has(value, 'begins', 'events', 'outcomes');
const isSamples = (value: unknown): value is WrittenSamples => has(value, 'events', 'outcomes');

/**
 * Every machine that the modules of these files, or globs of files, export, in order of file and id. Throws where a glob finds nothing,
 * a file does not load, or none of them exports a machine.
 */
export async function load(patterns: readonly string[]): Promise<Chart[]> {
  const { charts, faults } = await loadEach(patterns);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return charts;
}

/** The same, each file apart: `faults` names those that do not load, with their line and the reason. Throws where nothing at all is found. */
export async function loadEach(patterns: readonly string[]): Promise<{ charts: Chart[]; faults: string[] }> {
  const found = await Promise.all(patterns.map(filesOf));
  const files = [...new Set(found.flat())].sort();
  const tried = await Promise.allSettled(files.map(chartsOf));
  noLongerStandIn();
  const charts = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const faults = tried.flatMap((one, at) =>
    one.status === 'rejected' ? [saidBy(one.reason)] : one.value.length > 0 ? [] : hiddenIn(files[at] ?? ''),
  );
  if (charts.length === 0 && faults.length === 0) throw new Error(`No machine is exported by ${files.join(', ')}.`);
  return { charts, faults };
}

/** What is to be said of a file that exports no machine: the line of the first that is in it, which nobody can reach. */
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
  if (files.length === 0) throw new Error(`There is no file ${pattern}.`);
  return files.map((file) => resolve(file));
}

async function chartsOf(path: string): Promise<Chart[]> {
  const name = basename(path).replace(/(\.machine)?\.[cm]?[jt]sx?$/, '');
  const [exported, samples, means] = await Promise.all([
    moduleAt(path),
    beside(path, `${name}.samples`, isSamples),
    beside(path, `${name}.means`, isMeans),
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
      const by = belongingTo(key, 'Means', means, machines.length);
      const of = notes.filter((note) => note.machine === machine.id);
      const along = { ...(own && readSamples(own)), ...(by && { means: by }), ...(of.length > 0 && { notes: of }) };
      return { id: machine.id, key, file, name, machine, ...along };
    })
    .sort((one, other) => Number(one.id > other.id) - Number(one.id < other.id));
}

/** A machine that has no id, under a name from its file and export; as it is where what it names by its id would be lost. */
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

/** The exports of a file by its absolute path. Throws where it does not load. */
export async function moduleAt(path: string, again = 0): Promise<Module> {
  try {
    return await inTime(import(`${pathToFileURL(path).href}${again ? `?again=${again}` : ''}`));
  } catch (error) {
    // Once more, by another name: a module that failed stays so under its own.
    if (again < 10 && stoodInFor(error)) return await moduleAt(path, again + 1);

    throw new Error(`${path}${lineOf(error, path)} does not load: ${saidBy(error)}`);
  }
}

/** The first thing of a kind that a file exports; nothing where there is no such file. Throws where it exports none. */
export async function exportedOf<T>(file: string, is: Is<T>, called: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  const found = Object.values(await moduleAt(resolve(file))).find(is);
  if (found === undefined) throw new Error(`${file} exports no ${called}.`);
  return found;
}

export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `:3:12` of the place in a file that an error comes from; nothing where it says none. */
function lineOf(error: unknown, path: string): string {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const places = stack
    .split(path)
    .slice(1)
    .map((after) => /^(?:\?[^:\s]*)?(:\d+:\d+)/.exec(after)?.[1]);
  return places.find((place) => place !== undefined) ?? '';
}

/** How long a module may take: one that waits for something for ever must not stop the rest. */
const PATIENCE_MS = 20_000;

async function inTime<T>(module: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it waits for something that does not come')), PATIENCE_MS);
  });
  return await Promise.race([module, late]).finally(() => clearTimeout(timer));
}

/** What a neighbouring file exports of a kind; nothing where there is no such file. */
async function beside<T>(path: string, name: string, is: Is<T>): Promise<[string, T][]> {
  const file = ['ts', 'mts', 'js', 'mjs'].map((ending) => join(dirname(path), `${name}.${ending}`)).find(existsSync);
  return file ? entriesOf(await moduleAt(file), is) : [];
}

/** The exports of a kind, each once, though it may have two names; of these the one that it is not the default by. */
function entriesOf<T>(module: Module, is: Is<T>): [string, T][] {
  const found = new Map<T, string>();
  for (const [key, value] of Object.entries(module))
    if (is(value) && (key !== 'default' || !found.has(value))) found.set(value, key);
  return [...found].map(([value, key]) => [key, value]);
}

/** Of `doorSamples` and `lampSamples`, those of `doorMachine`; in a file of one machine, any. */
function belongingTo<T>(machine: string, kind: string, all: [string, T][], machines: number): T | undefined {
  const stem = machine.replace(/Machine$/, '');
  const named = all.find(([key]) => key === `${stem}${kind}`);
  return (named ?? (machines === 1 ? all[0] : undefined))?.[1];
}
