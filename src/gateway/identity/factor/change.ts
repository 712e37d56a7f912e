import type { ModuleContext, Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { type Account, lockAccount } from '../account/service';
import type { AlertKind } from '../alert/kinds';
import { type From, tellOwner } from '../alert/service';
import { voidAdding } from '../passkey/challenges';
import { voidProofs } from '../session/waiting';
import { voidUnconfirmed } from '../totp/service';
import { factorsOf } from './in-use';
import { forgetRecoveryCodes, keepRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { distrustAll } from './trusted-browsers';

/** What the owner is told, and where it was done. */
type Told = { alert: AlertKind; params?: Record<string, string>; from: From };

/**
 * Puts a factor in use, all at once, with ten recovery codes, always or `whereNone` are left: what was proven, trusted or begun before it is
 * void. `add` refuses where it is in use. Gives the codes, none where those of before stay good.
 */
export async function addFactor(
  ctx: ModuleContext,
  account: Account,
  told: Told,
  renew: 'always' | 'whereNone',
  add: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const set = await makeRecoveryCodes();
  let codes: string[] = [];
  await changeFactors(ctx, account, told, async (tx) => {
    await add(tx);
    if (renew === 'whereNone' && (await recoveryCodesLeft(tx, account.id)) > 0) return;
    await keepRecoveryCodes(tx, account.id, set);
    codes = set.codes;
  });
  return codes;
}

/** Takes a factor away, all at once; without any left the recovery codes stand in for nothing. */
export async function removeFactor(
  ctx: ModuleContext,
  account: Account,
  told: Told,
  remove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await changeFactors(ctx, account, told, async (tx) => {
    await remove(tx);
    if ((await factorsOf(tx, account.id)).length === 0) await forgetRecoveryCodes(tx, account.id);
  });
}

/** The account is held, so that a log-in sees the factors of before or of after, and is void or not with them. */
const changeFactors = (
  ctx: ModuleContext,
  account: Account,
  { alert, params, from }: Told,
  change: (tx: Tx) => Promise<void>,
) =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await change(tx);
    await voidProven(tx, account.id);
    await voidBegun(tx, account.id);
    await tellOwner(within, tx, account, alert, params, { from });
  });

/** Of an account that is held: a factor that was begun before another came into use was begun without it. */
async function voidBegun(tx: Tx, accountId: string): Promise<void> {
  await voidAdding(tx, accountId);
  await voidUnconfirmed(tx, accountId);
}

/** After a change of the password or the factors, of an account that is held: what was proven or trusted before it is void (asvs 7.4.3). */
export async function voidProven(tx: Tx, accountId: string): Promise<void> {
  await voidProofs(tx, accountId);
  await distrustAll(tx, accountId);
}
