import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { provePassword } from '../account/prove';
import type { Account } from '../account/service';
import { addFactor, removeFactor } from '../factor/change';
import { proveFactorInUse, requiredFactorOf } from '../factor/prove';
import { type BoundTo, consumeChallenge, giveChallenge } from '../passkey/challenges';
import { forgetPasskey, own, passkeysOf, unknown } from '../passkey/passkeys';
import { relyingParty } from '../passkey/relying-party';
import { passkeys } from '../passkey/tables';
import { creation, readMade } from '../passkey/webauthn';
import { deviceOf } from '../session/device';
import { member } from '../session/service';

/** Maximum number of passkeys per account. */
const MAX_PASSKEYS = 10;

/** Lists the passkeys for their owner. */
export async function listPasskeys(
  { db }: ModuleContext,
  { id: accountId }: Account,
  caller: Caller,
): Promise<Value<'passkeyList'>> {
  const rows = await passkeysOf(db, accountId);
  return {
    factorAsked: await requiredFactorOf(db, accountId, caller),
    list: rows.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
  };
}

const boundTo = (caller: Caller): BoundTo => `add ${member(caller).sessionId}`;

/**
 * Returns the browser's options for a new passkey. Requires the password and, if there is one, a fresh second factor,
 * because a passkey alone allows to log in. Throws `passkey.unavailable`, `security.wrongPassword`, `passkey.tooMany`,
 * or an error of the factor.
 */
export async function beginPasskey(
  ctx: ModuleContext,
  account: Account,
  { password, factor }: Input<'beginPasskey'>,
  caller: Caller,
): Promise<Value<'beginPasskey'>> {
  const party = relyingParty(caller);
  await provePassword(ctx, account, password);
  const existingPasskeys = await passkeysOf(ctx.db, account.id);
  if (existingPasskeys.length >= MAX_PASSKEYS) throw tooMany();
  await proveFactorInUse(ctx, account, factor, caller);
  return creation(party, account, await giveChallenge(ctx, boundTo(caller)), existingPasskeys);
}

/**
 * Stores a new passkey, named after its device. It is a second factor from then on, with ten recovery codes if there
 * are none. Throws `passkey.expired`, `passkey.refused`, `passkey.taken` or `passkey.tooMany`.
 */
export async function addPasskey(
  ctx: ModuleContext,
  account: Account,
  made: Input<'addPasskey'>,
  caller: Caller,
): Promise<string[]> {
  const accountId = account.id;
  const party = relyingParty(caller);
  const challenge = await consumeChallenge(ctx, boundTo(caller), made.response.clientDataJSON);
  const credential = await readMade(party, challenge, made);
  const createdAt = await ctx.now();
  const { transports = [] } = made.response;
  const row = {
    id: v7(),
    accountId,
    rpId: party.rpId,
    ...credential,
    transports,
    name: deviceOf(caller.userAgent),
    createdAt,
  };
  const notice = { alert: 'passkey.added', params: { device: row.name }, from: caller } as const;
  return addFactor(ctx, account, notice, 'whereNone', async (tx) => {
    if ((await tx.$count(passkeys, eq(passkeys.accountId, accountId))) >= MAX_PASSKEYS) throw tooMany();
    const { rowCount } = await tx.insert(passkeys).values(row).onConflictDoNothing();
    if (!rowCount) throw new ApiError(409, 'passkey.taken');
  });
}

/** Renames a passkey. Another account's is not found (asvs 8.2.2). */
export async function namePasskey(
  ctx: ModuleContext,
  account: Account,
  { id, name }: Input<'namePasskey'>,
): Promise<void> {
  const { rowCount } = await ctx.db.update(passkeys).set({ name }).where(own(account.id, id));
  if (!rowCount) throw unknown();
}

/** Deletes a passkey, after the password and a fresh second factor; it no longer allows to log in. */
export async function removePasskey(
  ctx: ModuleContext,
  account: Account,
  { id, password, factor }: Input<'removePasskey'>,
  caller: Caller,
): Promise<void> {
  await provePassword(ctx, account, password);
  const gone = (await passkeysOf(ctx.db, account.id)).find((passkey) => passkey.id === id);
  if (!gone) throw unknown();
  await proveFactorInUse(ctx, account, factor, caller);
  const notice = { alert: 'passkey.removed', params: { device: gone.name }, from: caller } as const;
  await removeFactor(ctx, account, notice, (tx) => forgetPasskey(tx, account.id, id));
}

const tooMany = () => new ApiError(409, 'passkey.tooMany');
