import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { type Account, closeAccount, lockAccount } from '../account/service';
import { alertOwner, type From } from '../alert/service';
import { forgetAvatar } from '../avatar/service';
import { revokeSessions } from '../session/service';

/**
 * Closes an account permanently; all of its sessions end (asvs 7.4.2). Throws `security.depositPayable` while money of
 * a deposit may still arrive or awaits its refund, `security.betsOpen` while a bet may still win, and
 * `security.balanceLeft` while the account holds anything, including for withdrawals or with vendors.
 */
export async function closeFor(ctx: ModuleContext, account: Account, from: From): Promise<void> {
  const { ports } = ctx;
  const { id } = account;
  const at = await ctx.now();
  await transact(ctx, async (tx, within) => {
    // A concurrent deposit is either seen here, or sees the closed account.
    await lockAccount(tx, id);
    if (await ports.hasPendingDeposit(tx, id)) throw new ApiError(409, 'security.depositPayable');
    if (await ports.hasOpenBets(tx, id)) throw new ApiError(409, 'security.betsOpen');
    if (await ports.holdsAnything(tx, id)) throw new ApiError(422, 'security.balanceLeft');
    await forgetAvatar(tx, id);
    await closeAccount(tx, id, at);
    await revokeSessions(tx, id, { except: null, at });
    await alertOwner(within, tx, account, 'account.closed', {}, { from });
  });
}
