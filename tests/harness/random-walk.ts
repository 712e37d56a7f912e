import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type Move, type Path, Trail } from '../../src/atlas';
import type { Invariant, Moment } from './invariant';
import type { Temporal } from './temporal';

/** Names a move the same in every state. */
export const nameOf = ({ kind, event, sample, invoke }: Move): string =>
  `${kind} ${invoke ?? ''} ${event.type} ${sample?.class ?? ''}`;

/** Rules of a walk: at each moment, and as a whole. */
export type Rules = { invariants: readonly Invariant[]; temporals?: readonly Temporal[] };

/** A chart on a walk under rules; a broken rule throws its title at the step that breaks it. */
export class Walk {
  private readonly trail: Trail;
  private readonly watches: ReturnType<Temporal['watch']>[];
  private offered: ReadonlyMap<string, Move> | undefined;

  /** `machine` is stubbed. */
  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    private readonly rules: Rules,
    input?: string,
  ) {
    this.watches = (rules.temporals ?? []).map(({ watch }) => watch());
    this.trail = new Trail(machine, samples, {
      input,
      inputValue: input === undefined ? undefined : samples.inputs?.[input],
    });
  }

  begin(): void {
    this.arrive(this.trail.last());
  }

  offers(name: string): boolean {
    return this.moves().has(name);
  }

  make(name: string): void {
    const move = this.moves().get(name);
    if (move) this.take(move);
  }

  take(move: Move): void {
    const before = this.trail.last().snapshot;
    this.trail.go(move);
    this.arrive({ ...this.trail.last(), before, move });
  }

  path(): Path {
    return this.trail.path();
  }

  /** Moves that can be made now, by name. */
  private moves(): ReadonlyMap<string, Move> {
    this.offered ??= new Map(this.trail.moves().map((move) => [nameOf(move), move]));
    return this.offered;
  }

  private arrive(moment: Moment): void {
    this.offered = undefined;
    const broken = this.rules.invariants.find(({ holds }) => !holds(moment));
    if (broken) throw new Error(broken.title);
    const ahead = { machine: this.machine, samples: this.samples, from: this.trail.last() };
    for (const watch of this.watches) {
      const found = watch(moment, ahead);
      if (!found) continue;
      for (const move of found.moves) this.trail.go(move);
      throw new Error(found.reason);
    }
  }
}
