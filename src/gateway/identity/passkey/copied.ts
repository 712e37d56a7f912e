import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { accountById } from '../account/service';
import { alertOwner } from '../alert/service';
import type { Passkey } from './passkeys';

/**
 * Runs the work that a passkey authorises; if it is rejected because the passkey was copied, notifies the owner, at
 * most once a day per passkey.
 */
export const alertingOfCopies = <T>(
  ctx: ModuleContext,
  passkey: Passkey,
  from: Caller,
  work: () => Promise<T>,
): Promise<T> =>
  work().catch(async (error) => {
    if (error instanceof ApiError && error.code === 'passkey.copied') await notify(ctx, passkey, from);
    throw error;
  });

/** Uses a separate transaction, because the rejected one is rolled back. */
async function notify(ctx: ModuleContext, { id, accountId, name: device }: Passkey, from: Caller) {
  await transact(ctx, async (tx, within) => {
    const owner = await accountById(tx, accountId);
    const at = await within.now();
    const key = `passkey.copied:${id}:${at.toISOString().slice(0, 10)}`;
    if (owner) await alertOwner(within, tx, owner, 'passkey.copied', { device }, { at, from, key });
  });
}
