import { and, eq } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { accountById, holdUnchanged } from '../account/service';
import { completeLogin, loggedInAs, UNJUDGED } from '../session/enter';
import { type BoundTo, consumeChallenge, giveChallenge } from './challenges';
import { alertingOfCopies } from './copied';
import { countUse, type Passkey } from './passkeys';
import { relyingParty } from './relying-party';
import { passkeys } from './tables';
import { passkeyRejection, readSigned, request } from './webauthn';

const boundTo = ({ ip }: Caller): BoundTo => `login ${ip}`;

/** Returns the request for a passkey login; it names no account and is the same for every visitor (asvs 6.3.8). */
export async function beginPasskeyLogin(ctx: ModuleContext, caller: Caller): Promise<Value<'beginPasskeyLogin'>> {
  await consumeRateLimit(ctx, 'passkey', caller.ip);
  return request(relyingParty(caller), await giveChallenge(ctx, boundTo(caller)));
}

/**
 * Logs in the owner of a passkey that verified a finger, a face or a PIN; that counts as two factors, so that no
 * further one is required (asvs 6.3.4). Unknown, removed and invalid passkeys all throw `passkey.refused`.
 */
export async function passkeyLogin(
  ctx: ModuleContext,
  signed: Input<'passkeyLogin'>,
  caller: Caller,
): Promise<Value<'logIn'>> {
  await consumeRateLimit(ctx, 'login', caller.ip);
  const party = relyingParty(caller);
  const [passkey] = await ctx.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, signed.id), eq(passkeys.rpId, party.rpId)));
  try {
    const challenge = await consumeChallenge(ctx, boundTo(caller), signed.response.clientDataJSON);
    if (!passkey) throw passkeyRejection();
    const use = await readSigned(party, challenge, signed, passkey);
    const value = await alertingOfCopies(ctx, passkey, caller, () => enter(ctx, caller, passkey, use));
    await recordOutcome(ctx, caller, 'done', passkey.accountId);
    return value;
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(ctx, caller, error.code, passkey?.accountId);
    throw error;
  }
}

/** Logs in without evaluating the password's age or default, as after a code, because none was typed. */
async function enter(
  ctx: ModuleContext,
  caller: Caller,
  { id, accountId }: Passkey,
  use: { counter: number; synced: boolean },
) {
  const account = await accountById(ctx.db, accountId);
  if (!account) throw passkeyRejection();
  const token = await transact(ctx, async (tx, within) => {
    const held = await holdUnchanged(tx, account);
    await countUse(tx, id, use.counter, use.synced, await within.now());
    return completeLogin(within, tx, held, caller, { ...UNJUDGED, proven: true });
  });
  return loggedInAs(account, token, UNJUDGED);
}

async function recordOutcome(ctx: ModuleContext, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'passkey.signIn', outcome, accountId, ip, requestId });
}
