import { and, eq, inArray } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import {
  type AdvanceRequest,
  advanceLifecycle,
  type ExpireRequest,
  expireTimer,
  type Lifecycle,
  LifecycleError,
  type LifecycleStepResult,
  type LifecycleTransaction,
  restore,
  type StartRequest,
  startLifecycle,
  type VersionedChart,
} from '../../../lifecycle';
import { ApiError, type ModuleContext, type Tx } from '../context';
import { transact } from '../database/transact';
import { DELAY, delayPayload } from './jobs';
import { lifecycleStore } from './store';
import { lifecycles } from './tables';

/** Starts a lifecycle in a transaction: its row, the row of its subject, and the effects of the first state. */
export const start = <M extends AnyStateMachine, Subject, Note>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, ModuleContext, Subject, Note>,
  request: StartRequest<M, Note>,
): Promise<LifecycleStepResult<M, Subject>> =>
  inTransaction(ctx, (transaction) => startLifecycle(transaction, lifecycle, request));

/**
 * Takes one step in a transaction. Throws `<name>.unknown`, `<name>.changed` if `version` is outdated, or
 * `<name>.notPermitted`.
 */
export const advance = <M extends AnyStateMachine, Subject, Note>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, ModuleContext, Subject, Note>,
  request: AdvanceRequest<M, Note>,
): Promise<LifecycleStepResult<M, Subject>> =>
  inTransaction(ctx, (transaction) => advanceLifecycle(transaction, lifecycle, request));

/** Ends a delay in a transaction; null if it no longer runs or its end changes nothing. */
export const expire = <M extends AnyStateMachine, Subject, Note>(
  ctx: ModuleContext,
  lifecycle: Lifecycle<M, ModuleContext, Subject, Note>,
  request: ExpireRequest<Note>,
): Promise<LifecycleStepResult<M, Subject> | null> =>
  inTransaction(ctx, (transaction) => expireTimer(transaction, lifecycle, request));

/** Returns the job that ends delays. If a delay has already ended or its state was left, the job does nothing. */
export const lifecycleTasks = (
  ctx: ModuleContext,
  all: readonly Lifecycle<AnyStateMachine, ModuleContext, unknown, never>[],
): TaskList => ({
  [DELAY]: async (payload) => {
    const { name, id, key } = v.parse(delayPayload, payload);
    const lifecycle = all.find((candidate) => candidate.name === name);
    if (!lifecycle) throw new Error(`unknown lifecycle ${name}`);
    await expire(ctx, lifecycle, { id, key });
  },
});

/** Reads lifecycles by their ids in one query. */
export async function readLifecycles(tx: Tx, lifecycle: VersionedChart<AnyStateMachine>, ids: string[]) {
  const { name } = lifecycle;
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(lifecycles)
          .where(and(eq(lifecycles.name, name), inArray(lifecycles.id, ids)))
      : [];
  return new Map(rows.map((row) => [row.id, { version: row.version, ...restore(lifecycle, row) }]));
}

const STATUS = { unknown: 404, changed: 409, notPermitted: 409 } as const;

/** Runs work in a transaction and converts rejections of the runner to API errors. */
async function inTransaction<T>(
  ctx: ModuleContext,
  work: (transaction: LifecycleTransaction<ModuleContext>) => Promise<T>,
): Promise<T> {
  try {
    return await transact(ctx, (_tx, within) => work({ store: lifecycleStore(within), context: within }));
  } catch (error) {
    if (!(error instanceof LifecycleError)) throw error;
    throw new ApiError(STATUS[error.reason], `${error.lifecycle}.${error.reason}`);
  }
}
