import type { AnyMachineSnapshot } from 'xstate';
import type { Effect, Move } from '../../src/atlas';
import { activeNames } from './journey-checks';

/** A chart at rest, and what was done on the way there; `before` and `move` are missing where it begins. */
export type Moment = { snapshot: AnyMachineSnapshot; effects: Effect[]; before?: AnyMachineSnapshot; move?: Move };

/** An invariant of a chart at every moment; from the requirements, not from the chart. */
export class Invariant {
  readonly requirements: string[] = [];

  constructor(
    readonly title: string,
    readonly holds: (moment: Moment) => boolean,
  ) {}

  /** The requirements that would not be met without it. */
  meets(...ids: string[]): this {
    this.requirements.push(...ids);
    return this;
  }
}

export const invariant = (title: string, holds: Invariant['holds']): Invariant => new Invariant(title, holds);

/** Returns whether a chart is in a state (a dotted path), or has a tag. */
export const active = ({ snapshot }: Moment, name: string): boolean => activeNames(snapshot).has(name);
