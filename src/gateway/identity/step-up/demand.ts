import { randomUUID } from 'node:crypto';
import { isOn, MODULES } from '../../../contract';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { ATTEMPT_LIMITS } from '../../platform/http/throttles';
import { digest } from '../../platform/secrets/secrets';
import { readModules } from '../../platform/system/service';
import { type Account, type HeldAccount, holdUnchanged } from '../account/service';
import { factorsOf } from '../factor/in-use';
import { usesTrusted } from '../factor/trusted-browsers';
import { isUnregistered } from '../known-locations/service';
import { passkeyElsewhere } from '../passkey/passkeys';
import type { Judgement } from '../session/enter';
import { signInProofs } from '../session/tables';
import { offersOf } from './offers';

const LIFETIME = 300_000;

/**
 * Returns whether an otherwise correct login needs one more proof. Accounts with a second factor need it except in a
 * trusted browser, whatever the login method (asvs 6.3.4). Others need one at an unregistered address while the module
 * IPVERIF is on, unless a code was just verified (`proven`).
 */
export async function isProofDue(
  ctx: ModuleContext,
  tx: Tx,
  account: HeldAccount,
  caller: Caller,
  proven: boolean,
): Promise<boolean> {
  const { id } = account;
  if ((await factorsOf(tx, id)).length > 0) return !(await usesTrusted(ctx, tx, id, caller));
  return !proven && isOn(await readModules(ctx), MODULES.unregisteredIp) && isUnregistered(tx, id, caller.ip);
}

/**
 * Stores the pending login for five minutes and returns `login.proofRequired` with the possible proofs. If the account
 * has none here: `login.proofImpossible`, and operators can register its address; or `login.passkeyElsewhere` with the
 * host of its passkey, and customer service helps if that is lost. A password change voids the pending login.
 */
export async function demandProof(
  ctx: ModuleContext,
  account: Account,
  caller: Caller,
  judgement: Judgement,
): Promise<ApiError> {
  const { ip } = caller;
  await consumeRateLimit(ctx, 'proof.demand', account.id);
  const proofs = await offersOf(ctx.db, account, caller);
  if (proofs.length === 0) return impossible(await passkeyElsewhere(ctx.db, account.id, caller));
  const challengeId = randomUUID();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  const { max: triesLeft } = ATTEMPT_LIMITS.proofAnswer;
  const waiting = { idHash: digest(challengeId), accountId: account.id, ip, ...judgement, triesLeft, expiresAt };
  await transact(ctx, async (tx) => {
    await holdUnchanged(tx, account);
    await tx.insert(signInProofs).values(waiting);
  });
  return new ApiError(403, 'login.proofRequired', { value: { challengeId, proofs } });
}

const impossible = (host: string | null) =>
  host === null
    ? new ApiError(403, 'login.proofImpossible')
    : new ApiError(403, 'login.passkeyElsewhere', { params: { host } });
