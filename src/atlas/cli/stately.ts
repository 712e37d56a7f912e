import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createMachine } from 'xstate';
import { type Picture, picture } from '../picture';
import { type Extract, loadExtractor } from './extractor';
import { type Chart, load } from './load';

const RELATIVE = /\b(?:from|import)\s*\(?\s*["']\.\.?\//;

/**
 * Checks whether Stately's tools see what these charts are: each file loaded alone, with `xstate` its only import where it has no neighbours, and read by their extractor.
 * What they see otherwise, in words.
 */
export async function checkStately(charts: readonly Chart[]): Promise<string[]> {
  const extract = await loadExtractor();
  const faults: string[] = [];
  for (const file of new Set(charts.map((chart) => chart.file))) {
    const real = charts.filter((chart) => chart.file === file).map(({ machine }) => picture(machine));
    const code = await readFile(file, 'utf8');
    // A file that has neighbours is never without them; what of them Stately's tools cannot read, the text shows.
    if (!RELATIVE.test(code)) faults.push(...(await compared(`${file}, alone`, real, () => loadedAlone(file))));
    faults.push(...(await compared(`${file}, extracted`, real, async () => extracted(code, extract))));
  }
  return faults;
}

async function loadedAlone(file: string): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-alone-'));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(xstateOf(file), join(folder, 'node_modules/xstate'));
    await copyFile(file, join(folder, basename(file)));
    return (await load([join(folder, basename(file))])).map(({ machine }) => picture(machine));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The XState that a file finds, wherever its project keeps it; else that of this folder. */
function xstateOf(file: string): string {
  const places = [dirname(resolve(file)), process.cwd()].flatMap(function above(folder: string): string[] {
    return dirname(folder) === folder ? [folder] : [folder, ...above(dirname(folder))];
  });
  return places.map((place) => join(place, 'node_modules/xstate')).find(existsSync) ?? resolve('node_modules/xstate');
}

function extracted(code: string, extract: Extract): Picture[] {
  const { warn } = console;
  // It complains of each function among params, which are no part of what is compared.
  console.warn = () => {};
  try {
    return extract(code).machines.map((one) => picture(createMachine(asOfNow(one.toConfig() ?? {}))));
  } finally {
    console.warn = warn;
  }
}

/** It speaks XState 4, where a guard is a `cond`. */
const asOfNow = (config: object) => JSON.parse(JSON.stringify(config).replaceAll('"cond":', '"guard":'));

async function compared(where: string, real: readonly Picture[], read: () => Promise<Picture[]>): Promise<string[]> {
  try {
    const found = await read();
    const seen = new Map(found.map((one) => [one.id, one]));
    // One that has no id of its own has a name from its file here.
    return real.flatMap((one) =>
      differences(one, seen.get(one.id) ?? likest(one, found)).map((said) => `${where}: ${one.id}: ${said}`),
    );
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Of those that have no id, or another where their file lies alone, the one that is most like a chart that has its name from its file. */
function likest(real: Picture, found: readonly Picture[]): Picture | undefined {
  const others = found.map((one) => ({ one, differs: differences(real, one).length }));
  return others.sort((one, other) => one.differs - other.differs)[0]?.one;
}

/** What one of two pictures has and the other has not: states, and transitions with their place, guard and targets. */
export function differences(real: Picture, seen?: Picture): string[] {
  if (!seen) return ['it is not there'];
  const [ours, theirs] = [
    new Set(linesOf(real)),
    new Set(linesOf(seen).map((line) => line.replaceAll(`.${seen.id}`, `.${real.id}`))),
  ];
  return [
    ...[...ours].filter((line) => !theirs.has(line)).map((line) => `lost ${line}`),
    ...[...theirs].filter((line) => !ours.has(line)).map((line) => `made up ${line}`),
  ];
}

/** A guard without its brackets and quotes: one that is put together is written in text, and read from a machine, with others. */
const bare = (guard = ''): string =>
  (/=>|^function\b|^guard$/.test(guard) ? 'inline' : guard)
    .replace(/^xstate\./, '')
    .replace(/[[\]"'`\s]/g, '')
    .replace(/,$/, '');

const linesOf = ({ states, transitions }: Picture): string[] => [
  ...states.map(({ path, type }) => `the ${type} state ${path}`),
  ...transitions.map(
    ({ source, event, index, guard, targets }) =>
      `${source || 'root'} | ${event || 'always'} | ${index} [${bare(guard)}] → ${targets.join(', ')}`,
  ),
];
