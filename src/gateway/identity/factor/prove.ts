import type * as v from 'valibot';
import type { RequiredFactor, submittedFactor } from '../../../contract/identity/authentication';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import type { Account } from '../account/service';
import type { BoundTo } from '../passkey/challenges';
import { checkPasskey } from '../passkey/factor';
import { passkeysHere } from '../passkey/passkeys';
import { member } from '../session/service';
import { checkTotp } from '../totp/service';
import { factorsOf } from './in-use';
import { consumeRecoveryCode } from './recovery-codes';

/** Second factor as submitted. */
export type SubmittedFactor = v.InferOutput<typeof submittedFactor>;

/** Returns the binding of a passkey's signature as the second factor within a session; valid only in that session. */
export const inSession = (caller: Caller): BoundTo => `factor ${member(caller).sessionId}`;

/** Returns how the second factor is requested here; null without an active one. */
export async function requiredFactorOf(tx: Tx, accountId: string, caller: Caller): Promise<RequiredFactor> {
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
  factorInput: SubmittedFactor,
  caller: Caller,
  boundTo: BoundTo,
): Promise<void> {
  if (factorInput.kind === 'passkey') return checkPasskey(ctx, account, factorInput.answer, boundTo, caller);
  if (factorInput.kind === 'recoveryCode') return consumeRecoveryCode(ctx, account, factorInput.answer, caller);
  return checkTotp(ctx, account.id, factorInput.answer);
}

/**
 * Verifies the second factor before a protected action; accounts without one pass. Throws `factor.required` if it is
 * missing.
 */
export async function proveFactorInUse(
  ctx: ModuleContext,
  account: Account,
  factorInput: SubmittedFactor | undefined,
  caller: Caller,
): Promise<void> {
  if ((await factorsOf(ctx.db, account.id)).length === 0) return;
  if (!factorInput) throw new ApiError(403, 'factor.required');
  await proveFactor(ctx, account, factorInput, caller, inSession(caller));
}
