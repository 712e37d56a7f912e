import type { AnyMachineSnapshot } from 'xstate';
import { declared, stable } from '../../src/atlas';

export function fail(reason: string): never {
  throw new Error(reason);
}

export function expectSame(what: string, actual: string, expected: string): void {
  if (actual !== expected) fail(`${what} is ${actual}, not ${expected}`);
}

export function expectIncludes(what: string, actual: unknown[], expected: unknown): void {
  if (!actual.some((one) => stable(one) === stable(expected))) fail(`${what} is ${stable(actual)}, without ${stable(expected)}`);
}

/** A chart breaks when an action or a guard throws, or an actor fails and nobody handles it. */
export function expectWhole({ status, error }: AnyMachineSnapshot): void {
  if (status === 'error') fail(`the chart broke: ${error instanceof Error ? error.message : stable(error)}`);
}

/** The states (dotted paths) that a chart is in, and its tags. */
export const activeNames = ({ _nodes, tags }: AnyMachineSnapshot): Set<string> => new Set([..._nodes.map(({ path }) => path.join('.')), ...tags]);

/** All states and tags that a chart has, so that a misspelt one is told from one that is not active. */
export function declaredNames({ machine }: AnyMachineSnapshot): Set<string> {
  return new Set([...declared(machine).states.flatMap(({ path, tags }) => [path, ...tags]), ...machine.root.tags]);
}
