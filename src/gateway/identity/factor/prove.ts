import type * as v from 'valibot';
import type { FactorAsked, factorGiven } from '../../../contract/identity/ways-in';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import type { Account } from '../account/service';
import type { BoundTo } from '../passkey/challenges';
import { checkPasskey } from '../passkey/factor';
import { passkeysHere } from '../passkey/kept';
import { member } from '../session/service';
import { checkTotp } from '../totp/service';
import { factorsOf } from './in-use';
import { consumeRecoveryCode } from './recovery-codes';

/** Second factor as submitted. */
export type Given = v.InferOutput<typeof factorGiven>;

/** Returns the binding of a passkey's signature as the second factor within a session; valid only in that session. */
export const inSession = (caller: Caller): BoundTo => `factor ${member(caller).sessionId}`;

/** Returns how the second factor is requested here; null without an active one. */
export async function factorAskedOf(tx: Tx, accountId: string, caller: Caller): Promise<FactorAsked> {
  if ((await factorsOf(tx, accountId)).length === 0) return null;
  return (await passkeysHere(tx, accountId, caller)).length > 0 ? 'passkey' : 'code';
}

/**
 * Verifies and consumes a second factor, or the recovery code that replaces it. `boundTo`: the purpose that a passkey
 * signs. Throws `totp.wrong`, `recovery.wrong` or `passkey.*`.
 */
export async function proveFactor(
  ctx: ModuleContext,
  account: Account,
  given: Given,
  caller: Caller,
  boundTo: BoundTo,
): Promise<void> {
  if (given.kind === 'passkey') return checkPasskey(ctx, account, given.answer, boundTo, caller);
  if (given.kind === 'recoveryCode') return consumeRecoveryCode(ctx, account, given.answer, caller);
  return checkTotp(ctx, account.id, given.answer);
}

/**
 * Verifies the second factor before a protected action; accounts without one pass. Throws `factor.required` if it is
 * missing.
 */
export async function proveFactorInUse(
  ctx: ModuleContext,
  account: Account,
  given: Given | undefined,
  caller: Caller,
): Promise<void> {
  if ((await factorsOf(ctx.db, account.id)).length === 0) return;
  if (!given) throw new ApiError(403, 'factor.required');
  await proveFactor(ctx, account, given, caller, inSession(caller));
}
