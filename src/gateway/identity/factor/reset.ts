import type { ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { lockAccount, mustExist } from '../account/service';
import { alertOwner } from '../alert/service';
import { forgetPasskeys } from '../passkey/passkeys';
import { removeTotp } from '../totp/service';
import { voidProven } from './change';
import { forgetRecoveryCodes } from './recovery-codes';

/**
 * Removes all second factors, including passkeys and recovery codes, of an owner who has lost them; revokes trusted
 * browsers and notifies the owner. For operators. Throws `account.unknown`.
 */
export async function resetFactor(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await removeTotp(tx, account.id);
    await forgetPasskeys(tx, account.id);
    await forgetRecoveryCodes(tx, account.id);
    await voidProven(tx, account.id);
    await alertOwner(within, tx, account, 'factor.reset');
  });
}
