import type { ModuleContext, Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { type Account, lockAccount } from '../account/service';
import type { AlertKind } from '../alert/kinds';
import { alertOwner, type From } from '../alert/service';
import { voidAdding } from '../passkey/challenges';
import { voidProofs } from '../session/waiting';
import { voidUnconfirmed } from '../totp/service';
import { factorsOf } from './in-use';
import { forgetRecoveryCodes, keepRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { distrustAll } from './trusted-browsers';

/** Alert to the owner, and the origin of the change. */
type FactorChangeNotice = { alert: AlertKind; params?: Record<string, string>; from: From };

/**
 * Activates a factor, with ten new recovery codes, always or only if none are left (`whereNone`). Voids earlier proofs,
 * trusted browsers and half-finished enrolments. `add` throws if the factor is already active. Returns the new codes,
 * empty if the previous ones stay valid.
 */
export async function addFactor(
  ctx: ModuleContext,
  account: Account,
  notice: FactorChangeNotice,
  renew: 'always' | 'whereNone',
  add: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  const set = await makeRecoveryCodes();
  let codes: string[] = [];
  await changeFactors(ctx, account, notice, async (tx) => {
    await add(tx);
    if (renew === 'whereNone' && (await recoveryCodesLeft(tx, account.id)) > 0) return;
    await keepRecoveryCodes(tx, account.id, set);
    codes = set.codes;
  });
  return codes;
}

/** Removes a factor; without any left, also deletes the recovery codes, which can then replace nothing. */
export async function removeFactor(
  ctx: ModuleContext,
  account: Account,
  notice: FactorChangeNotice,
  remove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await changeFactors(ctx, account, notice, async (tx) => {
    await remove(tx);
    if ((await factorsOf(tx, account.id)).length === 0) await forgetRecoveryCodes(tx, account.id);
  });
}

/** Changes factors with the account locked, so that a concurrent login sees them either before or after the change. */
const changeFactors = (
  ctx: ModuleContext,
  account: Account,
  { alert, params, from }: FactorChangeNotice,
  change: (tx: Tx) => Promise<void>,
) =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await change(tx);
    await voidProven(tx, account.id);
    await voidUnfinishedEnrolments(tx, account.id);
    await alertOwner(within, tx, account, alert, params, { from });
  });

/** Voids half-finished enrolments, which started without the factor that is now active. Callers lock the account. */
async function voidUnfinishedEnrolments(tx: Tx, accountId: string): Promise<void> {
  await voidAdding(tx, accountId);
  await voidUnconfirmed(tx, accountId);
}

/**
 * Voids proofs and trusted browsers after a change of the password or the factors (asvs 7.4.3). Callers lock the
 * account.
 */
export async function voidProven(tx: Tx, accountId: string): Promise<void> {
  await voidProofs(tx, accountId);
  await distrustAll(tx, accountId);
}
