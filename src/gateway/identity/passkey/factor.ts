import type { PasskeyRequest } from '../../../contract';
import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import type { Account } from '../account/service';
import { type BoundTo, consumeChallenge, giveChallenge } from './challenges';
import { alertingOfCopies } from './copied';
import { countUse, passkeysHere } from './passkeys';
import { relyingParty } from './relying-party';
import { type PasskeyAnswer, passkeyRejection, readSigned, request } from './webauthn';

/**
 * Returns the request for signing with one of an account's passkeys as its second factor. Throws `proof.notOffered` if
 * the account has none for this host.
 */
export async function askPasskey(
  ctx: ModuleContext,
  { id }: Pick<Account, 'id'>,
  boundTo: BoundTo,
  caller: Caller,
): Promise<PasskeyRequest> {
  await consumeRateLimit(ctx, 'passkey', caller.ip);
  const usablePasskeys = await passkeysHere(ctx.db, id, caller);
  if (usablePasskeys.length === 0) throw new ApiError(422, 'proof.notOffered');
  return request(relyingParty(caller), await giveChallenge(ctx, boundTo), usablePasskeys);
}

/**
 * Verifies and consumes a signature of one of an account's passkeys. Single-use under concurrency (asvs 6.5.1). Throws
 * `passkey.expired`, `passkey.copied`, or `passkey.refused`, also for another account's passkey.
 */
export async function checkPasskey(
  ctx: ModuleContext,
  { id }: Pick<Account, 'id'>,
  signed: PasskeyAnswer,
  boundTo: BoundTo,
  caller: Caller,
): Promise<void> {
  const party = relyingParty(caller);
  const challenge = await consumeChallenge(ctx, boundTo, signed.response.clientDataJSON);
  const passkey = (await passkeysHere(ctx.db, id, caller)).find(({ credentialId }) => credentialId === signed.id);
  if (!passkey) throw passkeyRejection();
  const { counter, synced } = await readSigned(party, challenge, signed, passkey);
  await alertingOfCopies(ctx, passkey, caller, async () =>
    countUse(ctx.db, passkey.id, counter, synced, await ctx.now()),
  );
}
