import { and, asc, eq, sql } from 'drizzle-orm';
import { ApiError, type Caller, type Tx } from '../../platform/context';
import { partyHere } from './relying-party';
import { passkeys } from './tables';

export type Passkey = typeof passkeys.$inferSelect;

/** The passkeys of an account, the oldest first. */
export const passkeysOf = (tx: Tx, accountId: string): Promise<Passkey[]> =>
  tx.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id));

/** Those of them that the host which was asked can be given: a browser offers one nowhere but where it was made. */
export const passkeysHere = async (tx: Tx, accountId: string, caller: Asked): Promise<Passkey[]> =>
  (await passkeysOf(tx, accountId)).filter(isHere(caller));

type Asked = Pick<Caller, 'host' | 'origin'>;
const isHere = (caller: Asked) => {
  const party = partyHere(caller);
  return ({ rpId }: Passkey) => rpId === party?.rpId;
};

/** The host at which the passkeys of an account can be used; null where there are none, or this is it. */
export async function passkeyElsewhere(tx: Tx, accountId: string, caller: Asked): Promise<string | null> {
  const kept = await passkeysOf(tx, accountId);
  return kept.some(isHere(caller)) ? null : (kept[0]?.rpId ?? null);
}

/** Checks whether an account has any, wherever it was made. */
export const hasPasskey = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await passkeysOf(tx, accountId)).length > 0;

/** Forgets one of an account. Refuses with `passkey.unknown` where there is none by that id: another account's is not found (asvs 8.2.2). */
export async function forgetPasskey(tx: Tx, accountId: string, id: string): Promise<void> {
  const { rowCount } = await tx.delete(passkeys).where(own(accountId, id));
  if (!rowCount) throw unknown();
}

export async function forgetPasskeys(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/**
 * Writes down that a passkey was used. A count that does not go on is of a copy (`passkey.copied`); compared as it is written, so that of
 * two at once one is. A device that does not count says 0 each time.
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
