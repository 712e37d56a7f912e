import { type Account, closeAccount, lockAccount } from '../account/service';
import { type From, tellOwner } from '../alert/service';
import { forgetAvatar } from '../avatar/service';
import { isUnderWay } from '../deposit/payable';
import { hasOpenOrders } from '../lottery/orders';
import { ApiError, type ModuleContext } from '../module-context';
import { transact } from '../platform/transact';
import { revokeSessions } from '../session/service';
import { hasOpenRounds } from '../studio/played';
import { balancesOf } from '../wallet/accounts';

/**
 * Closes an account for good; all of its sessions end (asvs 7.4.2). Refused with `security.depositPayable` while money of a deposit may still come or
 * is on its way back, with `security.betsOpen` while a bet may still win, and with `security.balanceLeft` while it holds anything, also for
 * withdrawals or at vendors.
 */
export async function closeFor(ctx: ModuleContext, account: Account, from: From): Promise<void> {
  const { id } = account;
  const at = await ctx.now();
  await transact(ctx, async (tx, within) => {
    // A deposit that is begun or paid at the same time is seen, or sees that the account is closed.
    await lockAccount(tx, id);
    if (await isUnderWay(tx, id)) throw new ApiError(409, 'security.depositPayable');
    if ((await hasOpenRounds(tx, id)) || (await hasOpenOrders(tx, id))) throw new ApiError(409, 'security.betsOpen');
    const held = Object.values(await balancesOf(tx, id));
    if (held.some((balance) => BigInt(balance) > 0n)) throw new ApiError(422, 'security.balanceLeft');
    await forgetAvatar(tx, id);
    await closeAccount(tx, id, at);
    await revokeSessions(tx, id, { except: null, at });
    await tellOwner(within, tx, account, 'account.closed', {}, { from });
  });
}
