import type { AnyStateMachine } from 'xstate';
import { type AnySamples, firstStep, type Move, movesAt, type Path, type Step, stable, stepFrom } from '../../src/atlas';
import type { Invariant, Moment } from './invariant';

/** Names a move the same in every place. */
export const nameOf = ({ kind, event, sample, invoke }: Move): string => `${kind} ${invoke ?? ''} ${event.type} ${sample?.class ?? ''}`;

const situationOf = ({ snapshot: { value, context } }: Step) => ({ value, context: JSON.parse(stable(context)) });

/** A chart on a walk, which is only computed; every place is held against the invariants, and one that is broken throws its title. */
export class Walk {
  readonly path: Path;
  private at: Step;
  private offered: ReadonlyMap<string, Move> = new Map();

  /** `machine` is a stubbed one. */
  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    private readonly invariants: readonly Invariant[],
    input?: string,
  ) {
    const given = input === undefined ? undefined : samples.inputs?.[input];
    this.at = firstStep(machine, given);
    this.path = { input, given, start: situationOf(this.at), seen: this.at.seen, steps: [] };
  }

  begin(): void {
    this.arrive(this.at);
  }

  offers(name: string): boolean {
    return this.offered.has(name);
  }

  make(name: string): void {
    const move = this.offered.get(name);
    if (!move) return;
    const before = this.at;
    this.at = stepFrom(this.machine, before, move);
    this.path.steps.push({ ...move, before: situationOf(before), after: situationOf(this.at), seen: this.at.seen });
    this.arrive({ ...this.at, before: before.snapshot, move });
  }

  private arrive(moment: Moment): void {
    const { snapshot, ended } = this.at;
    this.offered = new Map(movesAt(snapshot, this.samples, ended).map((move) => [nameOf(move), move]));
    const broken = this.invariants.find(({ holds }) => !holds(moment));
    if (broken) throw new Error(broken.title);
  }
}
