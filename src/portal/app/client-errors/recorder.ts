import { type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import {
  CLIENT_ERROR_LIMITS,
  type ClientError,
  OUTCOME_CODE,
  OUTCOME_KIND,
} from '../../../contract/platform/client-errors';

/** Steps of a running chart, the last of them only; `earlier`: number of those before. */
export type Recorded = {
  chart: string;
  state: string;
  steps: ClientError['steps'];
  earlier: number;
  /** Times at which it accepted events of the page, by type. */
  accepted: Map<string, number>;
  error: unknown;
};
/** Observers of the recorder: a chart has ignored an event of the page, and an actor of it has failed. */
type Observers = {
  onIgnored(recorded: Recorded, event: string): void;
  onActorError(recorded: Recorded, error: unknown): void;
};

type ActorKey = InspectionEvent['actorRef'];

/** XState's own events for starting and stopping an actor. */
const STARTS = 'xstate.init';
const STOPS = 'xstate.stop';
const FAILED_ACTOR = /^xstate\.error\.actor\./;

/**
 * Records the steps of all charts from their inspection events: types, states, and the kind and code of outcomes, and
 * nothing else of any event (`own.client-errors.private`).
 */
export function createRecorder({ onIgnored, onActorError }: Observers, now: () => number, pressedTwice: number) {
  const running = new Map<ActorKey, Recorded>();
  const moved = new Set<ActorKey>();
  /** Events that the page sent, and no chart. */
  const pageEvents = new WeakSet<object>();
  let latest: Recorded | undefined;

  function take({ value, machine, error }: AnyMachineSnapshot, actor: ActorKey, event: Stepped, isMoved: boolean) {
    const state = JSON.stringify(value);
    const known = running.get(actor);
    if (!known || event.type === STARTS) {
      running.set(actor, { chart: machine.id, state, steps: [], earlier: 0, accepted: new Map(), error: undefined });
      return;
    }
    if (!isMoved) return;
    known.state = state;
    known.error = error;
    known.steps.push({ event: event.type, ...outcomeOf(event), state });
    if (known.steps.length > CLIENT_ERROR_LIMITS.steps) {
      known.steps.shift();
      known.earlier += 1;
    }
    latest = known;
  }

  function ignored(snapshot: AnyMachineSnapshot, actor: ActorKey, { type }: Stepped) {
    const known = running.get(actor);
    const isHandled = snapshot.status !== 'active' || snapshot._nodes.some(({ transitions }) => transitions.has(type));
    if (!known || isHandled || now() - (known.accepted.get(type) ?? -Infinity) < pressedTwice) return;
    onIgnored(known, type);
  }

  return {
    add(note: InspectionEvent) {
      const { actorRef: actor } = note;
      if (note.type === '@xstate.event' && !note.sourceRef) pageEvents.add(note.event);
      if (note.type === '@xstate.microstep' && note._transitions.length > 0) moved.add(actor);
      if (note.type !== '@xstate.snapshot' || !isMachineSnapshot(note.snapshot)) return;
      const { snapshot, event } = note;
      const isMoved = moved.delete(actor) || snapshot.status === 'error';
      if (event.type === STOPS) return void running.delete(actor);
      take(snapshot, actor, event, isMoved);
      const known = running.get(actor);
      if (known && FAILED_ACTOR.test(event.type)) onActorError(known, Reflect.get(event, 'error'));
      if (!pageEvents.has(event) || event.type.startsWith('xstate.')) return;
      if (isMoved) known?.accepted.set(event.type, now());
      else ignored(snapshot, actor, event);
    },
    /** The chart that failed with an error, or else the one that moved last. */
    blamed: (error: unknown): Recorded | undefined =>
      [...running.values()].find((recorded) => error !== undefined && recorded.error === error) ?? latest,
  };
}
type Stepped = { type: string };

/** Kind and code of an actor's outcome, as far as a report may have them. */
function outcomeOf(event: Stepped): { kind?: string; code?: string } {
  if (!event.type.startsWith('xstate.')) return {};
  const { kind, code } = Object('output' in event ? event.output : 'error' in event ? event.error : {});
  return { ...(isText(kind, OUTCOME_KIND) && { kind }), ...(isText(code, OUTCOME_CODE) && { code }) };
}
const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
