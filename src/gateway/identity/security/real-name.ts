import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { type Account, lockAccount } from '../account/service';
import { alertOwner } from '../alert/service';
import { readPersonName, realNameOf, setRealName } from '../registration/real-name';

/** Sets the real name if none is set. Throws `security.realName` or `security.nameSet` (own.security.real-name). */
export async function setRealNameOnce(
  ctx: ModuleContext,
  account: Account,
  typed: string,
  from: Caller,
): Promise<void> {
  const { id } = account;
  const name = readPersonName(typed);
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, id);
    if ((await realNameOf(tx, id)) !== null) throw new ApiError(409, 'security.nameSet');
    await setRealName(tx, id, name);
    await within.ports.watchExclusion(within, id, 'name');
    await alertOwner(within, tx, account, 'name.set', {}, { from });
  });
}
