import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { accountById, blockAccount } from '../account/service';

const CLOSE = 'trial.close';
const payload = v.object({ accountId: v.string() });

/** Has a trial closed when its time is over; enqueued with the account, in the same transaction. */
export const closeLater = (tx: Tx, accountId: string): Promise<void> =>
  enqueue(tx, CLOSE, { accountId }, { wait: GATEWAY_SETTINGS.trial.closesAfter });

/** Closes trials whose time is over: nobody gets in any more, and what is open is dead. */
export const trialTasks = (ctx: ModuleContext): TaskList => ({
  [CLOSE]: async (given) => {
    const { accountId } = v.parse(payload, given);
    const account = await accountById(ctx.db, accountId);
    // The demo may have been reset since.
    if (account?.type !== SETTINGS.trialType) return;
    const at = await ctx.now();
    await ctx.db.transaction(async (tx) => {
      await blockAccount(tx, accountId);
      await recordAuditEvent(tx, { at, kind: 'trial.close', outcome: 'done', accountId });
    });
  },
});
