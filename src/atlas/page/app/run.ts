import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
  isMachineSnapshot,
  type StateValue,
} from 'xstate';
import { ManualClock } from '../../clock';
import { type Effect, effectOf } from '../../effects';
import { type Move, movesAt, tokenOf } from '../../moves';
import { transitionId } from '../../nodes';
import { settle, stubbed } from '../../stub';
import type { AnySamples } from '../../types';
import { Doings } from './doings';

/** Something that can be done now, and the ids of the transitions it would take; where no guard lets it pass, of none. */
export type Option = Move & { token: string; leads: string[] };
export type Running = { id: string; status: string; input: unknown };
/** A machine after one step: where it is, what it did on the way, what can be done next. */
export type Moment = {
  move?: Move;
  value: StateValue;
  context: unknown;
  status: string;
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  options: Option[];
  actors: Running[];
  /** Names of the actions that ran, in their order, and what came of them outside. */
  actions: string[];
  effects: Effect[];
  /** Ids of the transitions that were made. */
  taken: string[];
  failure?: string;
};

/** The failure of a moment whose step is none of those that could be made. */
export const IMPOSSIBLE = 'impossible';

/** Where a machine is that could not even begin. */
const NOWHERE = { value: {}, context: null, status: 'error', active: new Set<string>(), options: [], actors: [] };
const silent = fromTransition((state: null) => state, null);

/** A real machine on its samples, its actors stubbed, on a clock that stands still. */
export class Run {
  private readonly clock = new ManualClock();
  private readonly doings: Doings;
  private readonly actor: AnyActorRef;

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    input: unknown,
  ) {
    this.doings = new Doings(machine.root);
    const parent = createActor(silent, { clock: this.clock });
    parent.system.inspect((event) => this.hear(event, parent));
    this.actor = createActor(machine, { parent, input });
    this.actor.subscribe({ error: () => undefined });
    this.clock.attach(this.actor);
    this.actor.start();
  }

  private hear(event: InspectionEvent, parent: AnyActorRef): void {
    if (event.actorRef !== this.actor) return;
    if (event.type === '@xstate.action') this.doings.effects.push(...effectOf(event.action, parent));
    if (event.type === '@xstate.microstep' && isMachineSnapshot(event.snapshot))
      this.doings.step(event.snapshot, event._transitions);
  }

  /** Where the machine is now; forgets what it did, so that each moment tells its own. */
  moment(move?: Move, failure?: string): Moment {
    const snapshot = this.snapshot();
    if (!isMachineSnapshot(snapshot)) return { ...NOWHERE, ...this.doings.take(), failure: String(snapshot.error) };
    const { value, context, status, error } = snapshot;
    const said = failure ?? (status === 'error' ? String(error) : undefined);
    return {
      move,
      value,
      context,
      status,
      active: new Set(snapshot._nodes.map(({ id }) => id)),
      options: this.options(snapshot),
      actors: actorsOf(snapshot),
      ...this.doings.take(),
      failure: said,
    };
  }

  private snapshot(): AnyMachineSnapshot | { error: unknown } {
    return this.actor.getSnapshot();
  }

  private options(snapshot: AnyMachineSnapshot): Option[] {
    const ended = new Set(actorsOf(snapshot).flatMap(({ id, status }) => (status === 'active' ? [] : [id])));
    return movesAt(snapshot, this.samples, ended).map((move) => ({
      ...move,
      token: tokenOf(move),
      leads: leadsTo(this.machine, snapshot, move),
    }));
  }

  /** Does one of the things that could be done before. What throws, or is none of them, is told of in the moment. */
  make(token: string, before: Moment): Moment {
    const move = before.options.find((option) => option.token === token);
    if (!move) return this.moment(undefined, IMPOSSIBLE);
    try {
      this.perform(move);
      return this.moment(move);
    } catch (error) {
      return this.moment(move, String(error));
    }
  }

  private perform({ kind, event, invoke }: Move): void {
    if (kind === 'event') this.actor.send(event);
    else if (kind === 'delay') this.clock.end(event.type);
    else this.end(invoke ?? '', event);
  }

  private end(invoke: string, event: AnyEventObject): void {
    const child: AnyActorRef | undefined = this.actor.getSnapshot().children[invoke];
    if (child) settle(child, 'error' in event ? { error: event.error } : { output: event.output });
  }
}

function leadsTo(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { event }: Move): string[] {
  try {
    return (machine.getTransitionData(snapshot, event) ?? []).map(transitionId);
  } catch {
    return [];
  }
}

function actorsOf({ children }: AnyMachineSnapshot): Running[] {
  const all: Record<string, AnyActorRef | undefined> = children;
  return Object.entries(all).flatMap(([id, child]) => {
    const snapshot = child?.getSnapshot();
    return snapshot ? [{ id, status: snapshot.status, input: snapshot.input }] : [];
  });
}

const copies = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The moments of a machine that does these things one after the other; it ends at the first that cannot be done. */
export function replay(
  machine: AnyStateMachine,
  samples: AnySamples,
  input: unknown,
  tokens: readonly string[],
): Moment[] {
  const copy = copies.get(machine) ?? stubbed(machine);
  copies.set(machine, copy);
  const run = new Run(copy, samples, input);
  let moment = run.moment();
  const moments = [moment];
  for (const token of tokens) {
    if (moment.failure !== undefined) break;
    moment = run.make(token, moment);
    moments.push(moment);
  }
  return moments;
}
