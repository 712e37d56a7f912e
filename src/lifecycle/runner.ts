import { and, eq, inArray } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ApiError, type ModuleContext, type Tx } from '../context';
import { transact } from '../database/transact';
import {
  type Chart,
  deadlineOf,
  first,
  type Macrostep,
  next,
  persisted,
  restored,
  timersAfter,
  versionOf,
} from './chart';
import type { EventOf, InputOf, Lifecycle, Step } from './define';
import { DELAY, payload, reschedule } from './jobs';
import { lifecycles, type Timer } from './tables';

/** `at`: for what is told of the past; else now. `note`: what the module's own `record` is to know. */
type Told<Note> = { id: string; at?: Date; note?: Note };
type Taken<M extends AnyStateMachine, Subject> = { of: Subject; step: Step<M> };

/** Begins the life of what `record` makes a row for, with what its first state asks for, in one transaction. */
export async function begin<M extends AnyStateMachine, S, N>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, S, N>,
  { id, input, at: given, note }: Told<N> & { input: InputOf<M> },
): Promise<Taken<M, S>> {
  return transact(ctx, async (_tx, within) => {
    const at = given ?? (await within.now());
    const begun = first(lifecycle.machine, input);
    return carryOut(within, lifecycle, begun, { id, version: 1, event: null, at, before: [], note });
  });
}

/**
 * The row that a life begins with, and its first state, where a larger question writes them down than `begin` asks: of one that neither asks
 * for anything at its beginning nor waits for anything.
 */
export function beginning<M extends AnyStateMachine>(lifecycle: Chart<M>, id: string, input: InputOf<M>) {
  const { name, machine } = lifecycle;
  const { snapshot, effects, delays } = first(machine, input);
  if (effects.length + delays.length > 0) throw new Error(`${name} begins with more than a state`);
  const row = { id, name, chart: versionOf(lifecycle), version: 1, snapshot: persisted(machine, snapshot), timers: [] };
  return { row, state: snapshot.value };
}

/**
 * Takes one step: the snapshot, its jobs and its effects in one transaction; whoever comes second finds another version (asvs 2.3.1, 2.3.3).
 * Refuses with `<name>.unknown`, `<name>.changed` where `version` is not the one it has, or `<name>.notPermitted`.
 */
export async function advance<M extends AnyStateMachine, S, N>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, S, N>,
  { id, event, version, at: given, note }: Told<N> & { event: EventOf<M>; version?: number },
): Promise<Taken<M, S>> {
  const { name, machine } = lifecycle;
  return transact(ctx, async (tx, within) => {
    const found = await locked(tx, lifecycle, id);
    if (!found) throw new ApiError(404, `${name}.unknown`);
    if (version !== undefined && version !== found.version) throw new ApiError(409, `${name}.changed`);
    const at = given ?? (await within.now());
    // From the deadline on it is for the job alone to go on, however late it comes.
    const isOver = found.timers.some(({ due }) => Date.parse(due) <= at.getTime());
    const taken = isOver ? null : next(machine, found.snapshot, event);
    if (!taken) throw new ApiError(409, `${name}.notPermitted`);
    return carryOut(within, lifecycle, taken, {
      id,
      version: found.version + 1,
      event: event.type,
      at,
      before: found.timers,
      note,
    });
  });
}

/** Ends a delay, by its key or the one that ends first; null where it does not run any more, or its end changes nothing. */
export async function expire<M extends AnyStateMachine, S, N>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, S, N>,
  { id, key, at: given, note }: Told<N> & { key?: string },
): Promise<Taken<M, S> | null> {
  return transact(ctx, async (tx, within) => {
    const found = await locked(tx, lifecycle, id);
    const [timer] =
      found?.timers.filter((one) => key === undefined || one.key === key).sort((a, b) => a.due.localeCompare(b.due)) ??
      [];
    if (!found || !timer) return null;
    const at = given ?? new Date(Math.max((await within.now()).getTime(), Date.parse(timer.due)));
    const before = found.timers;
    const taken = next(lifecycle.machine, found.snapshot, { type: timer.event });
    if (!taken) {
      const rest = before.filter((one) => one !== timer);
      await tx.update(lifecycles).set({ timers: rest }).where(eq(lifecycles.id, id));
      return null;
    }
    return carryOut(within, lifecycle, taken, {
      id,
      version: found.version + 1,
      event: timer.event,
      at,
      before,
      ended: timer,
      note,
    });
  });
}

/** The job of every delay. One that was left, ended before or belongs to nothing does nothing. */
export const lifecycleTasks = (
  ctx: ModuleContext,
  all: readonly Lifecycle<AnyStateMachine, unknown, never>[],
): TaskList => ({
  [DELAY]: async (given) => {
    const { name, id, key } = v.parse(payload, given);
    const lifecycle = all.find((one) => one.name === name);
    if (!lifecycle) throw new Error(`there is no lifecycle ${name}`);
    await expire(ctx, lifecycle, { id, key });
  },
});

/** Where lifecycles are, by their ids, in one query. */
export async function storedOf(tx: Tx, lifecycle: Chart<AnyStateMachine>, ids: string[]) {
  const { name } = lifecycle;
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(lifecycles)
          .where(and(eq(lifecycles.name, name), inArray(lifecycles.id, ids)))
      : [];
  return new Map(rows.map((row) => [row.id, { version: row.version, ...restored(lifecycle, row) }]));
}

/** Which of these events are permitted now. */
export const permitted = <T extends string>(snapshot: AnyMachineSnapshot, types: readonly T[]): T[] =>
  types.filter((type) => snapshot.can({ type }));

async function locked(tx: Tx, lifecycle: Chart<AnyStateMachine>, id: string) {
  const isIt = and(eq(lifecycles.id, id), eq(lifecycles.name, lifecycle.name));
  const [row] = await tx.select().from(lifecycles).where(isIt).for('update');
  return row && { version: row.version, ...restored(lifecycle, row) };
}

type Taking<N> = {
  id: string;
  version: number;
  event: string | null;
  at: Date;
  before: Timer[];
  ended?: Timer;
  note?: N;
};

async function carryOut<M extends AnyStateMachine, S, N>(
  within: ModuleContext,
  lifecycle: Lifecycle<M, S, N>,
  taken: Macrostep<M>,
  { id, version, event, at, before, ended, note }: Taking<N>,
): Promise<Taken<M, S>> {
  const { name, machine } = lifecycle;
  const { snapshot, effects } = taken;
  const running = before.filter((timer) => timer !== ended);
  const timers = timersAfter(taken, running, { version, at });
  const row = { id, name, chart: versionOf(lifecycle), version, snapshot: persisted(machine, snapshot), timers };
  if (event === null) await within.db.insert(lifecycles).values(row);
  else await within.db.update(lifecycles).set(row).where(eq(lifecycles.id, id));
  await reschedule(within.db, { name, id }, before, timers, await within.now());
  const step: Step<M> = { id, version, at, event, snapshot, effects, deadline: deadlineOf(timers) };
  const of = await lifecycle.record(within, step, note);
  for (const effect of effects) await lifecycle.perform(within, effect, of, step);
  return { of, step };
}
