import type { Value } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import type { Caller, Input, ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { giveUp, lockDeposit } from './settle';
import { ownDeposit, viewFor } from './view';

/**
 * Cancels a pending deposit of the player and enqueues a job that voids it at the provider; if the provider then
 * reports it as paid, it is credited (`own.deposit.cancelled`). A deposit that has ended stays unchanged. Returns the
 * resulting state; throws `deposit.unknown`.
 */
export async function cancelDeposit(
  ctx: ModuleContext,
  accountId: string,
  { id }: Input<'cancelDeposit'>,
  caller: Caller,
): Promise<Value<'cancelDeposit'>> {
  await ownDeposit(ctx.db, accountId, id);
  await transact(ctx, async (tx, within) => {
    const row = await lockDeposit(tx, id);
    if (row.state !== 'pending') return;
    const at = await within.now();
    await giveUp(tx, row, 'cancelled', at);
    const { ip, requestId } = caller;
    await recordAuditEvent(tx, { kind: 'deposit.cancelled', outcome: 'done', accountId, at, ip, requestId });
  });
  return (await viewFor(ctx, caller))(await ownDeposit(ctx.db, accountId, id));
}
