import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapePath, glob } from 'tinyglobby';
import type { AnyStateMachine } from 'xstate';
import type { AnyMeans, AnySamples, AnyWords, WrittenSamples } from '../types';
import { readSamples } from '../written';

/** A chart as a command reads it. `name` is its file's: `<name>.machine.ts`; its samples, what they are called, and by which means a tester brings them about, lie beside it. */
export type Chart = {
  id: string;
  file: string;
  name: string;
  machine: AnyStateMachine;
  samples?: AnySamples;
  words?: AnyWords;
  means?: AnyMeans;
};

type Module = Record<string, unknown>;
type Is<T> = (value: unknown) => value is T;

/** Whether a value is an object that has all of these keys. */
export const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
/** By what it has, as a machine may come from another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine => has(value, 'root', 'config', 'implementations', 'getInitialSnapshot');
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
  const charts = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const faults = tried.flatMap((one) => (one.status === 'rejected' ? [saidBy(one.reason)] : []));
  if (charts.length === 0 && faults.length === 0) throw new Error(`No machine is exported by ${files.join(', ')}.`);
  return { charts, faults };
}

async function filesOf(pattern: string): Promise<string[]> {
  const files = await glob(existsSync(pattern) ? escapePath(pattern) : pattern, { absolute: true, ignore: '**/node_modules/**' });
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
  const file = relative(process.cwd(), path).replaceAll(sep, '/');
  const machines = entriesOf(exported, isMachine);
  return machines
    .map(([key, machine]) => {
      const own = belongingTo(key, 'Samples', samples, machines.length);
      const by = belongingTo(key, 'Means', means, machines.length);
      return { id: machine.id, file, name, machine, ...(own && readSamples(own)), ...(by && { means: by }) };
    })
    .sort((one, other) => Number(one.id > other.id) - Number(one.id < other.id));
}

/** The exports of a file by its absolute path. Throws where it does not load. */
export async function moduleAt(path: string): Promise<Module> {
  try {
    return await inTime(import(pathToFileURL(path).href));
  } catch (error) {
    throw new Error(`${path}${lineOf(error, path)} does not load: ${saidBy(error)}`);
  }
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
  for (const [key, value] of Object.entries(module)) if (is(value) && (key !== 'default' || !found.has(value))) found.set(value, key);
  return [...found].map(([value, key]) => [key, value]);
}

/** Of `doorSamples` and `lampSamples`, those of `doorMachine`; in a file of one machine, any. */
function belongingTo<T>(machine: string, kind: string, all: [string, T][], machines: number): T | undefined {
  const stem = machine.replace(/Machine$/, '');
  const named = all.find(([key]) => key === `${stem}${kind}`);
  return (named ?? (machines === 1 ? all[0] : undefined))?.[1];
}
