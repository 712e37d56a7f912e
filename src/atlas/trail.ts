import type { AnyStateMachine } from 'xstate';
import type { MicrostepCoverage } from './declared';
import type { Start } from './explore';
import { type Move, movesAt } from './moves';
import { type Path, type PathStep, type Situation, situation } from './paths';
import { firstStep, type Step, stepFrom } from './step';
import type { AnySamples } from './types';

/** Path built step by step, computed and not performed. Expects a stubbed machine. */
export class Trail {
  /** Last step. */
  private step: Step;
  private readonly start: Situation;
  private readonly stepCoverages: MicrostepCoverage[];
  private readonly steps: PathStep[] = [];

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    private readonly from: Pick<Start, 'input' | 'inputValue'>,
  ) {
    this.step = firstStep(machine, from.inputValue);
    this.start = situation(this.step.snapshot);
    this.stepCoverages = this.step.stepCoverages;
  }

  last(): Step {
    return this.step;
  }

  /** Returns the moves that the samples allow now. */
  moves(): Move[] {
    return movesAt(this.step.snapshot, this.samples, this.step.ended);
  }

  /** Makes a move. If a guard or an `assign` throws, rethrows and stays in place. */
  go(move: Move): PathStep {
    const before = this.step;
    this.step = stepFrom(this.machine, before, move);
    const made = {
      ...move,
      before: situation(before.snapshot),
      after: situation(this.step.snapshot),
      stepCoverages: this.step.stepCoverages,
    };
    this.steps.push(made);
    return made;
  }

  path(): Path {
    const { from, start, stepCoverages, steps } = this;
    return { input: from.input, inputValue: from.inputValue, start, stepCoverages, steps: [...steps] };
  }
}
