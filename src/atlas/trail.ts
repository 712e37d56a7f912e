import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { endedAfter, type Start } from './explore';
import type { Seen } from './follow';
import { type Move, movesAt } from './moves';
import { type Path, type PathStep, type Situation, situation } from './paths';
import { advance, begin } from './pure';
import type { AnySamples } from './types';

/** A walk that is made step by step, computed and not performed, and kept as a path. Give it a stubbed machine. */
export class Trail {
  private snapshot: AnyMachineSnapshot;
  private ended: ReadonlySet<string> = new Set();
  private readonly start: Situation;
  private readonly seen: Seen[];
  private readonly steps: PathStep[] = [];

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    private readonly from: Pick<Start, 'input' | 'given'>,
  ) {
    const { snapshot, seen } = begin(machine, from.given);
    this.snapshot = snapshot;
    this.start = situation(snapshot);
    this.seen = seen;
  }

  /** What the samples allow to be done now. */
  moves(): Move[] {
    return movesAt(this.snapshot, this.samples, this.ended);
  }

  /** Throws where a guard or an `assign` does, and stays where it is. */
  go(move: Move): PathStep {
    const { machine, snapshot, ended } = this;
    const step = advance(machine, snapshot, move.event);
    this.ended = endedAfter({ ended, snapshot }, move, step);
    this.snapshot = step.snapshot;
    const made = { ...move, before: situation(snapshot), after: situation(step.snapshot), seen: step.seen };
    this.steps.push(made);
    return made;
  }

  path(): Path {
    const { from, start, seen, steps } = this;
    return { input: from.input, given: from.given, start, seen, steps: [...steps] };
  }
}
