import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { declared, type live, stable } from '../../src/atlas';

export function fail(reason: string): never {
  throw new Error(reason);
}

export function expectSame(what: string, actual: string, expected: string): void {
  if (actual !== expected) fail(`${what} is ${actual}, not ${expected}`);
}

/** Expects one of these to be, or to contain, the expected value. */
export function expectIncludes<T>(
  what: string,
  actual: readonly T[],
  expected: unknown,
  part: (one: T) => unknown = (item) => item,
): T {
  const found = actual.find((candidate) => stable(part(candidate)) === stable(expected));
  return found ?? fail(`${what} is ${stable(actual.map(part))}, without ${stable(expected)}`);
}

/** A chart is broken when an action or a guard throws, or an actor fails without a handler. */
export function expectWhole({ status, error }: AnyMachineSnapshot): void {
  if (status === 'error') fail(`the chart broke: ${error instanceof Error ? error.message : stable(error)}`);
}

/** States (dotted paths) and tags that are active in a chart. */
export const activeNames = ({ _nodes, tags }: AnyMachineSnapshot): Set<string> =>
  new Set([..._nodes.map(({ path }) => path.join('.')), ...tags]);

/** All states and tags that a chart declares, which tells a misspelt name from an inactive one. */
export function declaredNames({ machine }: AnyMachineSnapshot): ReadonlySet<string> {
  const known = names.get(machine);
  if (known) return known;
  const found = new Set([
    ...declared(machine).states.flatMap(({ path, tags }) => [path, ...tags]),
    ...machine.root.tags,
  ]);
  names.set(machine, found);
  return found;
}
const names = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** Describes a failure: its steps, and the state of the chart. */
export function story(title: string, steps: string[], reason: unknown, chart: ReturnType<typeof live>): string {
  const lines = steps.map((words, index) => `${index === steps.length - 1 ? '→' : ' '} ${index + 1}. ${words}`);
  const { value, context } = chart.snapshot();
  const place = `  It is in ${stable(value)} with ${stable(context)}\n  and did ${stable(chart.effects())}.`;
  return [`"${title}" fails: ${reason instanceof Error ? reason.message : reason}.`, ...lines, place].join('\n');
}
