import { relative, sep } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { stable } from '../json';
import { isOwn, moduleAt } from './module-at';
import { entriesOf } from './source/entries-of';
import { type Findings, type FoundMachine, machinesIn } from './source/found';
import { isMachine } from './source/runtime';
import { sitesIn } from './source/sites';
import { sourceOf } from './source/syntax';
import type { Trials } from './source/trials';

/** Machine of a file; `origin`, `line` and `code` are undefined for an export of this checkout. */
type MachineOfFile = Pick<FoundMachine, 'key' | 'machine'> & Partial<FoundMachine>;
/** Machines of a file, and the sentences about it, in which it is named relative to this folder. */
type MachinesOfFile = Omit<Findings, 'found'> & { machines: MachineOfFile[] };

/** Path relative to this folder, as all messages name files. */
export const shortPath = (path: string): string => relative(process.cwd(), path).replaceAll(sep, '/');

/** Returns the machines of a file: exports of this checkout as they are imported, all others as they are found. */
export async function machinesOf(path: string, trials: Trials, isNamed: boolean): Promise<MachinesOfFile> {
  const exported = isOwn(path) ? await exportedBy(path) : [];
  if (exported.length > 0 && exported.length >= sitesIn(sourceOf(path)).length)
    return { machines: exported, faults: [], warnings: [] };
  const { found, faults, warnings } = await machinesIn(path, trials, isNamed);
  const known = new Set(exported.map(({ machine }) => stable(machine.config)));
  const named = (lines: readonly string[]) => lines.map((line) => line.replaceAll(path, shortPath(path)));
  const others = found
    .filter(({ machine }) => !known.has(stable(machine.config)))
    .map((each) => {
      const [reason] = named(each.origin.reason === undefined ? [] : [each.origin.reason]);
      return { ...each, origin: { ...each.origin, ...(reason !== undefined && { reason }) } };
    });
  return { machines: [...exported, ...others], faults: named(faults), warnings: named(warnings) };
}

/** Returns nothing if the file does not load: then its machines are found without it. */
async function exportedBy(path: string): Promise<{ key: string; machine: AnyStateMachine }[]> {
  try {
    return entriesOf(await moduleAt(path), isMachine).map(([key, machine]) => ({ key, machine }));
  } catch {
    return [];
  }
}

/** Drops re-exports: machines that a file exports and another of the files creates. */
export function withoutReexports<T extends { machine: AnyStateMachine; origin?: unknown; line?: number }>(
  charts: readonly T[],
): T[] {
  const created = new Set(charts.filter(({ line }) => line !== undefined).map(({ machine }) => stable(machine.config)));
  return charts.filter(
    ({ machine, origin, line }) => origin === undefined || line !== undefined || !created.has(stable(machine.config)),
  );
}
