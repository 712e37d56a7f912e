import * as v from 'valibot';
import { PERSONAL_NAME } from '../../contract/fields';
import { type Account, lockAccount } from '../account/service';
import { tellOwner } from '../alert/service';
import { watchExclusion } from '../limits/matching';
import { ApiError, type Caller, type ModuleContext } from '../module-context';
import { transact } from '../platform/transact';
import { realNameOf, setRealName } from '../registration/real-name';

/** s5.message.real-name. */
const name = v.pipe(v.string(), v.trim(), v.regex(PERSONAL_NAME));

/** Sets the real name where none is set; refuses with `security.realName` or `security.nameSet` (own.security.real-name). */
export async function setRealNameOnce(ctx: ModuleContext, account: Account, typed: string, from: Caller): Promise<void> {
  const { id } = account;
  const read = v.safeParse(name, typed);
  if (!read.success) throw new ApiError(422, 'security.realName');
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, id);
    if ((await realNameOf(tx, id)) !== null) throw new ApiError(409, 'security.nameSet');
    await setRealName(tx, id, read.output);
    await watchExclusion(within, id, 'name');
    await tellOwner(within, tx, account, 'name.set', {}, { from });
  });
}
