import { and, asc, eq, sql } from 'drizzle-orm';
import { ApiError, type Caller, type Tx } from '../../platform/context';
import { partyHere } from './relying-party';
import { passkeys } from './tables';

export type Passkey = typeof passkeys.$inferSelect;

/** Returns the passkeys of an account, the oldest first. */
export const passkeysOf = (tx: Tx, accountId: string): Promise<Passkey[]> =>
  tx.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id));

/** Returns the passkeys that work at the request's host: browsers offer a passkey only where it was created. */
export const passkeysHere = async (tx: Tx, accountId: string, caller: CallerHost): Promise<Passkey[]> =>
  (await passkeysOf(tx, accountId)).filter(isHere(caller));

type CallerHost = Pick<Caller, 'host' | 'origin'>;
const isHere = (caller: CallerHost) => {
  const party = partyHere(caller);
  return ({ rpId }: Passkey) => rpId === party?.rpId;
};

/** Returns the host at which the account's passkeys work; null if there are none, or it is this one. */
export async function passkeyElsewhere(tx: Tx, accountId: string, caller: CallerHost): Promise<string | null> {
  const accountPasskeys = await passkeysOf(tx, accountId);
  return accountPasskeys.some(isHere(caller)) ? null : (accountPasskeys[0]?.rpId ?? null);
}

/** Returns whether an account has a passkey for any host. */
export const hasPasskey = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await passkeysOf(tx, accountId)).length > 0;

/** Deletes a passkey of an account. Throws `passkey.unknown`, for another account's passkey too (asvs 8.2.2). */
export async function forgetPasskey(tx: Tx, accountId: string, id: string): Promise<void> {
  const { rowCount } = await tx.delete(passkeys).where(own(accountId, id));
  if (!rowCount) throw unknown();
}

export async function forgetPasskeys(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/**
 * Records the use of a passkey. Throws `passkey.copied` if its counter does not increase; the comparison is part of the
 * update, so that concurrent uses are detected. Devices without a counter always send 0.
 */
export async function countUse(tx: Tx, id: string, counter: number, synced: boolean, at: Date): Promise<void> {
  const goesOn = sql`(${counter}::bigint > ${passkeys.counter} or (${counter}::bigint = 0 and ${passkeys.counter} = 0))`;
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), goesOn));
  if (!rowCount) throw new ApiError(422, 'passkey.copied');
}

export const own = (accountId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
export const unknown = () => new ApiError(404, 'passkey.unknown');
