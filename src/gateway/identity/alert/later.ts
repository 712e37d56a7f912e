import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { enqueue } from '../../platform/jobs/enqueue';
import { accountById } from '../account/service';
import { ALERTS, type AlertKind } from './kinds';
import { alertOwner } from './service';

const TELL = 'alert.tell';
const queuedAlert = v.object({
  accountId: v.string(),
  alert: v.custom<AlertKind>((name) => typeof name === 'string' && Object.hasOwn(ALERTS, name)),
  params: v.record(v.string(), v.string()),
  from: v.optional(v.object({ ip: v.string(), country: v.nullable(v.string()) })),
  key: v.string(),
  at: v.optional(v.number()),
});
/** Alert as `alertOwner` takes it, with `at` in ms; its key makes it idempotent, because a job may run twice. */
export type QueuedAlert = v.InferOutput<typeof queuedAlert>;

/** Notifies owners by a job, enqueued in the caller's transaction: `alertOwner` takes several queries. */
export const queueAlerts = (tx: Tx, all: readonly QueuedAlert[]): Promise<void> => enqueue(tx, TELL, { all });

export const queuedAlertTasks = (ctx: ModuleContext): TaskList => ({
  [TELL]: async (rawPayload) => {
    const { all } = v.parse(v.object({ all: v.array(queuedAlert) }), rawPayload);
    await transact(ctx, async (tx, within) => {
      for (const { accountId, params, at, ...rest } of all) {
        const owner = await accountById(tx, accountId);
        if (owner)
          await alertOwner(within, tx, owner, rest.alert, params, {
            ...rest,
            at: at === undefined ? at : new Date(at),
          });
      }
    });
  },
});
