import * as v from 'valibot';
import type { Account } from '../account/service';
import { lockAccount } from '../account/service';
import { ApiError, type ModuleContext } from '../module-context';
import { realNameOf, setRealName } from '../registration/real-name';

/** Letters of any script with their marks, and what stands between names (s5.message.real-name). */
const name = v.pipe(v.string(), v.trim(), v.regex(/^\p{L}[\p{L}\p{M}.'’ -]{1,63}$/u));

/** Sets the real name where none is set; refuses with `security.realName` or `security.nameSet` (own.security.real-name). */
export async function setRealNameOnce(ctx: ModuleContext, { id }: Account, typed: string): Promise<void> {
  const read = v.safeParse(name, typed);
  if (!read.success) throw new ApiError(422, 'security.realName');
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    if ((await realNameOf(tx, id)) !== null) throw new ApiError(409, 'security.nameSet');
    await setRealName(tx, id, read.output);
  });
}
