import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import type { MessageCode } from '../../platform/i18n/en';
import { type Account, closeAccount, lockAccount } from '../account/service';
import { alertOwner, type From } from '../alert/service';
import { forgetAvatar } from '../avatar/service';
import { revokeSessions } from '../session/service';
import type { Holding } from './holding';

/** Error of each holding that prevents closing: the player can wait for the first ones, and acts on the others. */
const HOLDING_ERRORS: Record<Holding, [status: 409 | 422, code: MessageCode]> = {
  review: [409, 'security.winHeld'],
  redemption: [409, 'security.redemptionOpen'],
  vendor: [422, 'security.gameWalletLeft'],
  balance: [422, 'security.balanceLeft'],
  bonus: [422, 'security.bonusLeft'],
};

/**
 * Closes an account permanently; all of its sessions end (asvs 7.4.2), and its points are lost. Throws
 * `security.depositPayable` while money of a deposit may still arrive or awaits its refund, `security.betsOpen` while a
 * bet may still win, `security.withdrawalOpen` while a withdrawal is not settled, and an error of its own for each
 * kind of holding (`own.security.closing`).
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
    if (await ports.hasOpenWithdrawal(tx, id)) throw new ApiError(409, 'security.withdrawalOpen');
    const holding = await ports.findHolding(tx, id);
    if (holding) throw new ApiError(...HOLDING_ERRORS[holding]);
    await forgetAvatar(tx, id);
    await closeAccount(tx, id, at);
    await revokeSessions(tx, id, { except: null, at });
    await alertOwner(within, tx, account, 'account.closed', {}, { from });
  });
}
