import type { Value } from '../../../contract';
import { isSecondFactor } from '../../../contract/identity/authentication';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { type Account, accountById, holdUnchanged } from '../account/service';
import { factorsOf } from '../factor/in-use';
import { trustBrowser } from '../factor/trusted-browsers';
import { sendCode } from '../otp/service';
import type { BoundTo } from '../passkey/challenges';
import { askPasskey } from '../passkey/factor';
import { completeLogin, loggedInAs } from '../session/enter';
import { audited } from '../session/owner';
import { consumeAttempt, consumeSignInProof, expired, type Waiting, waitingUnder } from '../session/waiting';
import { checkAnswer } from './check';
import { offersOf } from './offers';

/** Sends the code of a proof to the account's owner. Throws `proof.expired`, `proof.notOffered` or `sms.*`. */
export async function sendProof(
  ctx: ModuleContext,
  { challengeId, kind }: Input<'sendProof'>,
  caller: Caller,
): Promise<Value<'sendProof'>> {
  const { accountId } = await auditedFailure(ctx, 'proof.send', caller, waitingUnder(ctx.db, challengeId, caller.ip));
  const account = await mustExist(ctx, accountId);
  return audited(ctx, 'proof.send', account.id, caller, async () => {
    const to = kind === 'sms' ? account.mobile : account.email;
    if (!to || !(await offersOf(ctx.db, account, caller)).some((offer) => offer.kind === kind))
      throw new ApiError(422, 'proof.notOffered');
    const { language, ip } = caller;
    const channel = kind === 'sms' ? 'sms' : 'mail';
    return sendCode(ctx, { purpose: 'proof', channel, to, boundTo: challengeId, language, ip, known: true });
  });
}

/** Returns the passkey request for this login. Throws `proof.expired` or `proof.notOffered`. */
export async function beginPasskeyProof(
  ctx: ModuleContext,
  { challengeId }: Input<'beginPasskeyProof'>,
  caller: Caller,
): Promise<Value<'beginPasskeyProof'>> {
  const waiting = await auditedFailure(ctx, 'proof.passkey', caller, waitingUnder(ctx.db, challengeId, caller.ip));
  const account = await mustExist(ctx, waiting.accountId);
  return audited(ctx, 'proof.passkey', account.id, caller, () => askPasskey(ctx, account, forLogin(waiting), caller));
}

/** Binds a passkey's signature to one pending login. */
const forLogin = ({ idHash }: Waiting): BoundTo => `proof ${idHash}`;

/**
 * Checks an answer. A correct one completes the login, once, and registers the address (s4.login.unregistered-ip);
 * after five attempts the pending login ends. With a second factor, the browser may be trusted from then on.
 */
export async function answerProof(
  ctx: ModuleContext,
  submittedProof: Input<'answerProof'>,
  caller: Caller,
): Promise<Value<'answerProof'>> {
  await consumeRateLimit(ctx, 'proof.answer', caller.ip);
  const waiting = await auditedFailure(
    ctx,
    'proof.answer',
    caller,
    consumeAttempt(ctx.db, submittedProof.challengeId, caller.ip),
  );
  const account = await mustExist(ctx, waiting.accountId);
  return audited(ctx, 'proof.answer', account.id, caller, async () => {
    const factors = await factorsOf(ctx.db, account.id);
    if (factors.length > 0 && !isSecondFactor(submittedProof.kind)) throw new ApiError(422, 'proof.notOffered');
    await checkAnswer(ctx, account, submittedProof, caller, forLogin(waiting));
    const { passwordExpired, passwordDefault } = waiting;
    const { token, trustToken } = await transact(ctx, async (tx, within) => {
      const held = await holdUnchanged(tx, account);
      await consumeSignInProof(tx, waiting);
      const token = await completeLogin(within, tx, held, caller, { passwordExpired, passwordDefault, proven: true });
      if (!submittedProof.trust || factors.length === 0) return { token };
      return { token, trustToken: await trustBrowser(within, tx, held, caller) };
    });
    return { ...loggedInAs(account, token, { passwordExpired, passwordDefault }), ...(trustToken && { trustToken }) };
  });
}

async function mustExist(ctx: ModuleContext, accountId: string): Promise<Account> {
  const account = await accountById(ctx.db, accountId);
  if (!account) throw expired();
  return account;
}

/** Audits answers that are late or from another address, which belong to no known account (asvs 16.3.1). */
async function auditedFailure<T>(
  ctx: ModuleContext,
  kind: string,
  { ip, requestId }: Caller,
  found: Promise<T>,
): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError)
      await recordAuditEvent(ctx.db, { at: await ctx.now(), kind, outcome: error.code, ip, requestId });
    throw error;
  }
}
