import type { AnyStateMachine } from 'xstate';
import { inert, inertLabel } from './inert';
import { type Assumption, settleConfig } from './settle-config';

/** Machine that a file created. */
export type Made = { at: number; machine: AnyStateMachine; assumptions: Assumption[] };
/** Failed creation of a machine, with the config if it was known. */
export type Failure = { at: number; error: unknown; config?: unknown };

/** Duck-typed, because a machine may come from another copy of XState. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' &&
  value !== null &&
  ['root', 'config', 'implementations', 'getInitialSnapshot'].every((key) => key in value);

/** Object that instrumented code calls as `atlas$` (instrument.ts); it records what the code creates. */
export class Runtime {
  readonly made: Made[] = [];
  readonly failures: Failure[] = [];
  readonly pending: Promise<unknown>[] = [];
  /** Names that are defined nowhere. */
  readonly undefinedNames = new Set<string>();
  exported: Record<string, unknown> = {};
  readonly env: unknown = inert('env');
  private readonly configs = new Map<number, { config: unknown; assumptions: Assumption[] }>();

  /** Stub of a module, or of a global. */
  readonly stub = inert;

  readonly exports = (exported: Record<string, unknown>): void => {
    this.exported = exported;
  };

  readonly config = (at: number, config: unknown): unknown => {
    const assumptions: Assumption[] = [];
    const settled = settleConfig(config, (assumption) => assumptions.push(assumption));
    this.configs.set(at, { config: settled, assumptions });
    return settled;
  };

  readonly record = (at: number, machine: unknown): unknown => {
    const assumptions = this.configs.get(at)?.assumptions ?? [];
    this.configs.delete(at);
    if (isMachine(machine)) this.made.push({ at, machine, assumptions });
    else if (inertLabel(machine) !== undefined)
      this.failures.push({ at, error: new Error('createMachine comes from a module that is stubbed') });
    return machine;
  };

  /** Creates a machine that the file's own calls have not created. */
  readonly lift = (at: number, create: (this: unknown) => unknown): void => {
    if (this.made.some((each) => each.at === at)) return;
    const failed = (error: unknown) => this.fail(at, error);
    try {
      const created = create.call(inert('this'));
      if (created instanceof Promise) this.pending.push(created.catch(failed));
    } catch (error) {
      failed(error);
    }
  };

  /** Records a failure; that of the file itself belongs to the machine that it was creating. */
  fail(at: number | undefined, error: unknown): void {
    this.noteName(error);
    const creating = at ?? [...this.configs.keys()].at(-1);
    if (creating !== undefined) this.failures.push({ at: creating, error, config: this.configs.get(creating)?.config });
  }

  /** Returns the values of a declaration, or inert values for those that fail or are undefined. */
  readonly attempt = (declare: () => unknown[], names: readonly string[]): unknown[] => {
    try {
      return this.completed(declare(), names);
    } catch (error) {
      this.noteName(error);
      return this.completed([], names);
    }
  };

  readonly attemptAsync = async (declare: () => Promise<unknown[]>, names: readonly string[]): Promise<unknown[]> => {
    try {
      return this.completed(await declare(), names);
    } catch (error) {
      this.noteName(error);
      return this.completed([], names);
    }
  };

  private completed(values: readonly unknown[], names: readonly string[]): unknown[] {
    return names.map((name, index) => values[index] ?? inert(name));
  }

  private noteName(error: unknown): void {
    const [, name] = /^([\w$]+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
    if (name !== undefined) this.undefinedNames.add(name);
  }
}
