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
import { passkeyElsewhere } from '../passkey/kept';
import type { Judgement } from '../session/enter';
import { signInProofs } from '../session/tables';
import { offersOf } from './offers';

const LIFETIME = 300_000;

/**
 * Checks whether a log-in that is right in all else needs one more proof. Who has a second factor is asked for it everywhere but in a browser that
 * they trust, whatever they came by (asvs 6.3.4). Who has none is asked at an unregistered address while that matters (module IPVERIF), unless
 * a code was just given (`proven`).
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
 * Keeps the log-in waiting for five minutes, and says what must be proven: `login.proofRequired`. An account that has nothing to prove
 * it with here is told so (`login.proofImpossible`): operators can register its address; or at which host its passkey can be used, and that
 * customer service helps where it is lost (`login.passkeyElsewhere`). A change of the password voids it.
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
