import type { AnyMachineSnapshot } from 'xstate';
import type { Effect, Move } from '../../src/atlas';
import { activeNames } from './journey-checks';

/** A chart at rest, and the effects on the way there; `before` and `move` are missing at the start. */
export type Moment = { snapshot: AnyMachineSnapshot; effects: Effect[]; before?: AnyMachineSnapshot; move?: Move };

/** An invariant of a chart, derived from the requirements and not from the chart. */
export class Invariant {
  readonly requirements: string[] = [];

  constructor(
    readonly title: string,
    readonly holds: (moment: Moment) => boolean,
  ) {}

  /** Adds the requirements that depend on the invariant. */
  meets(...ids: string[]): this {
    this.requirements.push(...ids);
    return this;
  }
}

export const invariant = (title: string, holds: Invariant['holds']): Invariant => new Invariant(title, holds);

/** Returns whether a chart is in a state (a dotted path), or has a tag. */
export const active = ({ snapshot }: Moment, name: string): boolean => activeNames(snapshot).has(name);
