import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { accountById } from '../account/service';
import { tellOwner } from '../alert/service';
import type { Passkey } from './kept';

/** Does what a passkey has signed for; where that was refused as a copy, its owner is told, once a day for each. */
export const tellingOfCopies = <T>(
  ctx: ModuleContext,
  passkey: Passkey,
  from: Caller,
  work: () => Promise<T>,
): Promise<T> =>
  work().catch(async (error) => {
    if (error instanceof ApiError && error.code === 'passkey.copied') await tell(ctx, passkey, from);
    throw error;
  });

/** Apart from what was refused, which is undone. */
async function tell(ctx: ModuleContext, { id, accountId, name: device }: Passkey, from: Caller) {
  await transact(ctx, async (tx, within) => {
    const [owner, at] = [await accountById(tx, accountId), await within.now()];
    const key = `passkey.copied:${id}:${at.toISOString().slice(0, 10)}`;
    if (owner) await tellOwner(within, tx, owner, 'passkey.copied', { device }, { at, from, key });
  });
}
