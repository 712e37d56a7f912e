import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { initialStep, type Macrostep, nextStep } from './chart';
import type { Lifecycle, LifecycleStep } from './define';
import type { LifecycleStore, LifecycleTransaction } from './store';
import { type LifecycleRow, persist, restore, type Timer, type VersionedChart, versionOf } from './stored';
import { changedTimers, deadlineOf, soonest, timersAfter } from './timers';

/** A rejected step: no such lifecycle, a version other than the caller's, or an event that is not permitted now. */
export class LifecycleError extends Error {
  constructor(
    readonly lifecycle: string,
    readonly reason: 'unknown' | 'changed' | 'notPermitted',
  ) {
    super(`${lifecycle}: ${reason}`);
  }
}

/** `at`: time of the step, by default now. `note`: passed to `record`. */
type StepRequest<Note> = { id: string; at?: Date; note?: Note };
export type StartRequest<M extends AnyStateMachine, Note> = StepRequest<Note> & { input: InputFrom<M> };
/** `version`: the version that the caller has seen; by default any. */
export type AdvanceRequest<M extends AnyStateMachine, Note> = StepRequest<Note> & {
  event: EventFromLogic<M>;
  version?: number;
};
/** `key`: key of the timer, by default the one that ends first. */
export type ExpireRequest<Note> = StepRequest<Note> & { key?: string };
export type LifecycleStepResult<M extends AnyStateMachine, Subject> = { subject: Subject; step: LifecycleStep<M> };

/** Takes the first step of a lifecycle whose subject `record` inserts. */
export async function startLifecycle<M extends AnyStateMachine, Context, Subject, Note>(
  transaction: LifecycleTransaction<Context>,
  lifecycle: Lifecycle<M, Context, Subject, Note>,
  { id, input, at, note }: StartRequest<M, Note>,
): Promise<LifecycleStepResult<M, Subject>> {
  const time = at ?? (await transaction.store.now());
  const macrostep = initialStep(lifecycle.machine, input);
  return complete(transaction, lifecycle, macrostep, { id, version: 1, event: null, at: time, before: [], note });
}

/**
 * Returns the first row and state of a lifecycle, for a caller that inserts it with a statement of its own. Throws if
 * the first state has effects or delays.
 */
export function initialRow<M extends AnyStateMachine>(lifecycle: VersionedChart<M>, id: string, input: InputFrom<M>) {
  const { snapshot, effects, delays } = initialStep(lifecycle.machine, input);
  if (effects.length + delays.length > 0) throw new Error(`${lifecycle.name} starts with more than a state`);
  return { row: toRow(lifecycle, { id, version: 1, snapshot, timers: [] }), state: snapshot.value };
}

/** Takes the step that an event causes (asvs 2.3.1, 2.3.3). Rejects with a `LifecycleError`. */
export async function advanceLifecycle<M extends AnyStateMachine, Context, Subject, Note>(
  transaction: LifecycleTransaction<Context>,
  lifecycle: Lifecycle<M, Context, Subject, Note>,
  { id, event, version, at, note }: AdvanceRequest<M, Note>,
): Promise<LifecycleStepResult<M, Subject>> {
  const { name, machine } = lifecycle;
  const { store } = transaction;
  const found = await lockAndRestore(store, lifecycle, id);
  if (!found) throw new LifecycleError(name, 'unknown');
  if (version !== undefined && version !== found.version) throw new LifecycleError(name, 'changed');
  const time = at ?? (await store.now());
  // From the deadline on only the timer's job may advance it, however late the job runs.
  const isOverdue = found.timers.some(({ due }) => Date.parse(due) <= time.getTime());
  const macrostep = isOverdue ? null : nextStep(machine, found.snapshot, event);
  if (!macrostep) throw new LifecycleError(name, 'notPermitted');
  return complete(transaction, lifecycle, macrostep, {
    id,
    version: found.version + 1,
    event: event.type,
    at: time,
    before: found.timers,
    note,
  });
}

/** Ends a timer. Returns null if it no longer runs or its event changes nothing. */
export async function expireTimer<M extends AnyStateMachine, Context, Subject, Note>(
  transaction: LifecycleTransaction<Context>,
  lifecycle: Lifecycle<M, Context, Subject, Note>,
  { id, key, at, note }: ExpireRequest<Note>,
): Promise<LifecycleStepResult<M, Subject> | null> {
  const { store } = transaction;
  const found = await lockAndRestore(store, lifecycle, id);
  const expired = found && soonest(found.timers.filter((timer) => key === undefined || timer.key === key));
  if (!found || !expired) return null;
  const { version, snapshot, timers } = found;
  const time = at ?? new Date(Math.max((await store.now()).getTime(), Date.parse(expired.due)));
  const macrostep = nextStep(lifecycle.machine, snapshot, { type: expired.event });
  if (!macrostep) {
    const others = timers.filter((timer) => timer !== expired);
    await store.update(toRow(lifecycle, { id, version, snapshot, timers: others }));
    return null;
  }
  return complete(transaction, lifecycle, macrostep, {
    id,
    version: version + 1,
    event: expired.event,
    at: time,
    before: timers,
    expired,
    note,
  });
}

async function lockAndRestore(store: LifecycleStore, lifecycle: VersionedChart<AnyStateMachine>, id: string) {
  const row = await store.lock({ name: lifecycle.name, id });
  return row && { version: row.version, ...restore(lifecycle, row) };
}

type Current = { id: string; version: number; snapshot: AnyMachineSnapshot; timers: Timer[] };

const toRow = (
  lifecycle: VersionedChart<AnyStateMachine>,
  { id, version, snapshot, timers }: Current,
): LifecycleRow => ({
  id,
  name: lifecycle.name,
  chart: versionOf(lifecycle),
  version,
  snapshot: persist(lifecycle.machine, snapshot),
  timers,
});

/** `before`: timers that ran until the step. `expired`: the one among them whose end causes it. */
type Completion<Note> = {
  id: string;
  version: number;
  event: string | null;
  at: Date;
  before: Timer[];
  expired?: Timer;
  note?: Note;
};

/** Stores the step, reschedules its timers, records it, and performs its effects in order. */
async function complete<M extends AnyStateMachine, Context, Subject, Note>(
  { store, context }: LifecycleTransaction<Context>,
  lifecycle: Lifecycle<M, Context, Subject, Note>,
  macrostep: Macrostep<M>,
  { id, version, event, at, before, expired, note }: Completion<Note>,
): Promise<LifecycleStepResult<M, Subject>> {
  const { snapshot, effects } = macrostep;
  const running = before.filter((timer) => timer !== expired);
  const timers = timersAfter(macrostep, running, { version, at });
  const row = toRow(lifecycle, { id, version, snapshot, timers });
  if (event === null) await store.insert(row);
  else await store.update(row);
  await store.reschedule({ name: lifecycle.name, id }, changedTimers(before, timers));
  const step: LifecycleStep<M> = { id, version, at, event, snapshot, effects, deadline: deadlineOf(timers) };
  const subject = await lifecycle.record(context, step, note);
  for (const effect of effects) await lifecycle.perform(context, effect, subject, step);
  return { subject, step };
}
