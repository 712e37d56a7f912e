import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { accountById, blockAccount } from '../account/service';

const CLOSE = 'trial.close';
const payload = v.object({ accountId: v.string() });

/** Enqueues the end of a trial, in the transaction that creates the account. */
export const closeLater = (tx: Tx, accountId: string): Promise<void> =>
  enqueue(tx, CLOSE, { accountId }, { wait: GATEWAY_SETTINGS.trial.closesAfter });

/** Returns the job that closes expired trials: blocks the account, which ends its sessions. */
export const trialTasks = (ctx: ModuleContext): TaskList => ({
  [CLOSE]: async (rawPayload) => {
    const { accountId } = v.parse(payload, rawPayload);
    const account = await accountById(ctx.db, accountId);
    // The demo may have been reset in the meantime.
    if (account?.type !== SETTINGS.trialType) return;
    const at = await ctx.now();
    await ctx.db.transaction(async (tx) => {
      await blockAccount(tx, accountId);
      await recordAuditEvent(tx, { at, kind: 'trial.close', outcome: 'done', accountId });
    });
  },
});
