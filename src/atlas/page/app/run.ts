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
import { Macrostep } from './macrostep';

/** Option of a running machine, with the ids of the transitions it would take; empty if no guard allows it. */
export type Option = Move & { token: string; leads: string[] };
export type Running = { id: string; status: string; input: unknown };
/** Machine after a step: state, actions on the way, and options. */
export type Moment = {
  move?: Move;
  value: StateValue;
  context: unknown;
  status: string;
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  options: Option[];
  actors: Running[];
  /** Names of the executed actions in order, and their effects. */
  actions: string[];
  effects: Effect[];
  /** Ids of the taken transitions. */
  taken: string[];
  failure?: string;
};

/** Failure of a moment whose step was not an option. */
export const IMPOSSIBLE = 'impossible';

/** State of a machine that failed to start. */
const NOWHERE = { value: {}, context: null, status: 'error', active: new Set<string>(), options: [], actors: [] };
const silent = fromTransition((state: null) => state, null);

/** Real machine with stubbed actors and a stopped clock, driven by its samples. */
export class Run {
  private readonly clock = new ManualClock();
  private readonly macrostep: Macrostep;
  private readonly actor: AnyActorRef;

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly samples: AnySamples,
    input: unknown,
  ) {
    this.macrostep = new Macrostep(machine.root);
    const parent = createActor(silent, { clock: this.clock });
    parent.system.inspect((event) => this.hear(event, parent));
    this.actor = createActor(machine, { parent, input });
    this.actor.subscribe({ error: () => undefined });
    this.clock.attach(this.actor);
    this.actor.start();
  }

  private hear(event: InspectionEvent, parent: AnyActorRef): void {
    if (event.actorRef !== this.actor) return;
    if (event.type === '@xstate.action') this.macrostep.effects.push(...effectOf(event.action, parent));
    if (event.type === '@xstate.microstep' && isMachineSnapshot(event.snapshot))
      this.macrostep.step(event.snapshot, event._transitions);
  }

  /** Returns the current moment and resets the log, so that each moment only has its own. */
  moment(move?: Move, failure?: string): Moment {
    const snapshot = this.snapshot();
    if (!isMachineSnapshot(snapshot)) return { ...NOWHERE, ...this.macrostep.take(), failure: String(snapshot.error) };
    const { value, context, status, error } = snapshot;
    const reason = failure ?? (status === 'error' ? String(error) : undefined);
    return {
      move,
      value,
      context,
      status,
      active: new Set(snapshot._nodes.map(({ id }) => id)),
      options: this.options(snapshot),
      actors: actorsOf(snapshot),
      ...this.macrostep.take(),
      failure: reason,
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

  /** Takes an option of a moment. Exceptions and invalid options end up in the next moment. */
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

/** Replays steps and returns the moments; ends at the first step that fails. */
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
