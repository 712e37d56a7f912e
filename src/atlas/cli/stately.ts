import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createMachine } from 'xstate';
import { type Picture, picture } from '../picture';
import { type Extract, loadExtractor } from './extractor';
import { type Chart, load } from './load';

/**
 * Whether Stately's tools see what these charts are: each file loaded alone, with `xstate` its only import, and read by their extractor.
 * What they see otherwise, in words.
 */
export async function checkStately(charts: readonly Chart[]): Promise<string[]> {
  const extract = await loadExtractor();
  const faults: string[] = [];
  for (const file of new Set(charts.map((chart) => chart.file))) {
    const real = charts.filter((chart) => chart.file === file).map(({ machine }) => picture(machine));
    faults.push(...(await compared(`${file}, alone`, real, () => loadedAlone(file))));
    faults.push(...(await compared(`${file}, extracted`, real, async () => extracted(await readFile(file, 'utf8'), extract))));
  }
  return faults;
}

async function loadedAlone(file: string): Promise<Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-alone-'));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(resolve('node_modules/xstate'), join(folder, 'node_modules/xstate'));
    await copyFile(file, join(folder, basename(file)));
    return (await load([join(folder, basename(file))])).map(({ machine }) => picture(machine));
  } finally {
    await rm(folder, { recursive: true });
  }
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
    const seen = new Map((await read()).map((one) => [one.id, one]));
    return real.flatMap((one) => differences(one, seen.get(one.id)).map((said) => `${where}: ${one.id}: ${said}`));
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : error}`];
  }
}

/** What one of two pictures has and the other has not: states, and transitions with their place, guard and targets. */
export function differences(real: Picture, seen?: Picture): string[] {
  if (!seen) return ['it is not there'];
  const [ours, theirs] = [new Set(linesOf(real)), new Set(linesOf(seen))];
  return [
    ...[...ours].filter((line) => !theirs.has(line)).map((line) => `lost ${line}`),
    ...[...theirs].filter((line) => !ours.has(line)).map((line) => `made up ${line}`),
  ];
}

const linesOf = ({ states, transitions }: Picture): string[] => [
  ...states.map(({ path, type }) => `the ${type} state ${path}`),
  ...transitions.map(
    ({ source, event, index, guard, targets }) =>
      `${source || 'root'} | ${event || 'always'} | ${index} [${guard ?? ''}] → ${targets.join(', ')}`,
  ),
];
