import type { ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { lockAccount, mustExist } from '../account/service';
import { tellOwner } from '../alert/service';
import { forgetPasskeys } from '../passkey/kept';
import { removeTotp } from '../totp/service';
import { voidProven } from './change';
import { forgetRecoveryCodes } from './recovery-codes';

/**
 * Switches the second factors of an account off, whose owner has lost them and all codes, passkeys too; no browser is trusted any more, and the owner is told.
 * Operators use it. Refuses with `account.unknown`.
 */
export async function resetFactor(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await removeTotp(tx, account.id);
    await forgetPasskeys(tx, account.id);
    await forgetRecoveryCodes(tx, account.id);
    await voidProven(tx, account.id);
    await tellOwner(within, tx, account, 'factor.reset');
  });
}
