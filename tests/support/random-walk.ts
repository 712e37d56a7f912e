import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type Move, type Path, Trail } from '../../src/atlas';
import type { Invariant, Moment } from './invariant';

/** Names a move the same in every place. */
export const nameOf = ({ kind, event, sample, invoke }: Move): string => `${kind} ${invoke ?? ''} ${event.type} ${sample?.class ?? ''}`;

/** A chart on a walk; every place is held against the invariants, and one that is broken throws its title. */
export class Walk {
  private readonly trail: Trail;
  private offered: ReadonlyMap<string, Move> = new Map();

  /** `machine` is a stubbed one. */
  constructor(
    machine: AnyStateMachine,
    samples: AnySamples,
    private readonly invariants: readonly Invariant[],
    input?: string,
  ) {
    this.trail = new Trail(machine, samples, { input, given: input === undefined ? undefined : samples.inputs?.[input] });
  }

  begin(): void {
    this.arrive(this.trail.last());
  }

  offers(name: string): boolean {
    return this.offered.has(name);
  }

  make(name: string): void {
    const move = this.offered.get(name);
    if (!move) return;
    const before = this.trail.last().snapshot;
    this.trail.go(move);
    this.arrive({ ...this.trail.last(), before, move });
  }

  path(): Path {
    return this.trail.path();
  }

  private arrive(moment: Moment): void {
    this.offered = new Map(this.trail.moves().map((move) => [nameOf(move), move]));
    const broken = this.invariants.find(({ holds }) => !holds(moment));
    if (broken) throw new Error(broken.title);
  }
}
